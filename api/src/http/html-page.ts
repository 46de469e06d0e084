import type { RequestHandler } from "express";

/** A page that the server draws. */
export interface HtmlPage {
  status: number;
  html: string;
}

/** Answers with the page of an id; with null whoever comes next answers. */
export function htmlPage(find: (id: string) => Promise<HtmlPage | null>): RequestHandler<{ id: string }> {
  return async (req, res, next) => {
    const page = await find(req.params.id);
    if (page === null) return next();
    res.setHeader("Cache-Control", "no-cache");
    res.status(page.status).type("html").send(page.html);
  };
}
