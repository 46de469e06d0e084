import type { ResumeModel } from "../../domain/resumes/resume-model.ts";

/** A nurse with two jobs, one of today, and a degree. */
export function aHistory(said: Partial<ResumeModel> = {}): ResumeModel {
  return {
    basics: { profiles: [] },
    work: [
      {
        name: "Alfred Health",
        position: "Registered Nurse",
        location: "Melbourne",
        startDate: "2021-03",
        endDate: "present",
        highlights: ["Cared for 12 patients a shift", "Trained 4 graduates"],
        lines: [],
      },
      {
        name: "Eastern Care",
        position: "Nurse Assistant",
        startDate: "2018",
        endDate: "2021-02",
        highlights: [],
        lines: [],
      },
    ],
    education: [
      {
        institution: "Monash University",
        studyType: "Bachelor of Nursing",
        area: "Nursing",
        startDate: "2015",
        endDate: "2018",
        lines: [],
      },
    ],
    skills: [],
    certificates: [],
    referees: [],
    meta: { lines: [], unknownHeadings: [], mixedDates: false },
    ...said,
  };
}
