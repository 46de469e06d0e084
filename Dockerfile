# Kelpie's server: API, built dashboard and tasks in one image (docs/operations.md). KELPIE_ROLE says what a process does.
FROM node:24-bookworm-slim AS build
WORKDIR /kelpie
# All sources before the install: its last step generates from them.
COPY . .
RUN npm ci && npm run -s build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4310 DATA_DIR=/data
WORKDIR /kelpie
COPY --from=build --chown=root:root /kelpie /kelpie
# Uploads on their way lie here; everything that lasts is in PostgreSQL, or files in a bucket.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4310
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Straight, not through npm: the signal to stop must reach the server.
CMD ["node", "--no-warnings", "api/.output/server.js"]
