import { Star } from "lucide-react";
import { longDay } from "#shared/domain/dates.ts";
import { Section } from "./section.tsx";

/** Static marketing copy of the specification; the page that shows it says so. decision: D-07. */
const figuresNote = "Figures and reviews are illustrative.";

const figures = [
  { value: "92%", label: "average match" },
  { value: "3.2x", label: "more interviews" },
  { value: "24 h", label: "support response" },
] as const;

interface Review {
  name: string;
  /** Day, `YYYY-MM-DD`. */
  date: string;
  /** Of 5. */
  rating: number;
  title: string;
  content: string;
}

const reviews: readonly Review[] = [
  {
    name: "Hannah P., Brisbane",
    date: "2026-03-05",
    rating: 5,
    title: "I stopped applying blind",
    content: "Two of the five must-haves weren't on my resume. I had done both.",
  },
  {
    name: "Dinesh K., Parramatta",
    date: "2026-05-18",
    rating: 5,
    title: "The ad was gone by interview",
    content: "The listing came down the day they rang me. I still had the whole text.",
  },
  {
    name: "Marnie T., Hobart",
    date: "2026-08-27",
    rating: 4,
    title: "Plain about what it cannot do",
    content: "It said one job was not a fit, and why. That saved a Sunday.",
  },
];

/** Figures and customer reviews, with the note that both are illustrative. decision: D-07. */
export function Reviews() {
  return (
    <Section id="reviews" title="From job seekers">
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="text-28 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 grid md:mt-10 md:grid-cols-3">
        {reviews.map((review) => (
          <ReviewItem key={review.title} review={review} />
        ))}
      </ul>
      <p className="mt-6 text-13 text-muted md:mt-10">{figuresNote}</p>
    </Section>
  );
}

function ReviewItem({ review: { name, date, rating, title, content } }: { review: Review }) {
  return (
    <li
      data-review
      className="border-line py-5 max-md:border-t md:border-l md:px-8 md:py-0 md:first:border-0 md:first:pl-0 md:last:pr-0"
    >
      <div className="flex items-center justify-between gap-4">
        <span role="img" aria-label={`${rating} out of 5`} className="flex gap-0.5">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              aria-hidden="true"
              className={`size-4 ${star <= rating ? "fill-accent-fill text-accent-fill" : "text-control"}`}
            />
          ))}
        </span>
        <time dateTime={date} className="text-13 text-muted">
          {longDay(date)}
        </time>
      </div>
      <h3 className="mt-4 text-16 font-medium">{title}</h3>
      <p className="mt-2 text-14 text-muted">{content}</p>
      <p className="mt-4 text-14">{name}</p>
    </li>
  );
}
