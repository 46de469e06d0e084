/** Static marketing copy of the specification; the page that shows it says so. decision: D-07. */
export const figuresNote = "Figures and reviews are illustrative.";

export const figures = [
  { value: "92%", label: "average match" },
  { value: "3.2x", label: "more interviews" },
  { value: "24 h", label: "support response" },
] as const;

export interface Review {
  name: string;
  /** Day, `YYYY-MM-DD`. */
  date: string;
  /** Of 5. */
  rating: number;
  title: string;
  content: string;
}

export const reviews: readonly Review[] = [
  {
    name: "Hannah P., Brisbane",
    date: "2026-03-05",
    rating: 5,
    title: "I stopped applying blind",
    content:
      "It told me two of the five musts were simply not on my page. I had done both. Twenty minutes later they were there, in my own words.",
  },
  {
    name: "Dinesh K., Parramatta",
    date: "2026-05-18",
    rating: 5,
    title: "The ad was gone by interview",
    content:
      "The listing came down the day they rang me. I still had the whole text, and the exact resume they were looking at.",
  },
  {
    name: "Marnie T., Hobart",
    date: "2026-08-27",
    rating: 4,
    title: "Plain about what it cannot do",
    content:
      "It said one job was not a fit and why. That saved a Sunday. The next one I spent the time on, and wrote a better letter.",
  },
];
