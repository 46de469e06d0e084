import { describe, expect, test } from "vitest";
import { tokenise } from "../../words/tokenise.ts";
import { readAdLines } from "../ad-lines.ts";
import { readRequirements } from "../read-requirements.ts";
import { foreignShare, isTooForeign, languageOf } from "./ad-language.ts";

const linesOf = (text: string) => readAdLines(text, tokenise(text));
const languageOfText = (text: string) => languageOf(text, linesOf(text));

const greeting =
  "We are a growing company in Sydney and we are looking for a new member of our team. The role is open to people in Australia who speak the language of our clients.\n\n";
const english =
  "You will prepare the accounts each month and lodge the BAS for our clients.\nYou have a degree in accounting and three years of experience.\nExperience with Xero and Excel is essential.\n";

const others: [string, string][] = [
  [
    "Chinese",
    "岗位职责：负责公司日常会计核算工作，编制会计凭证和财务报表。\n任职要求：会计或财务相关专业本科及以上学历，三年以上工作经验。\n熟练使用 Xero 和 Excel 软件，有良好的沟通能力和团队合作精神。\n",
  ],
  [
    "Indonesian",
    "Kami mencari staf yang berpengalaman untuk bergabung dengan tim kami di Sydney.\nTanggung jawab meliputi pencatatan transaksi dan penyusunan laporan untuk klien kami.\nKandidat harus memiliki gelar sarjana akuntansi dan pengalaman kerja dengan Excel.\n",
  ],
  [
    "German",
    "Wir suchen eine erfahrene Buchhalterin oder einen Buchhalter für unser Team in Sydney.\nZu den Aufgaben gehören die laufende Buchhaltung und die Zusammenarbeit mit der Steuerberatung.\nSie bringen eine Ausbildung, mehrere Jahre Erfahrung und gute Kenntnisse in Excel mit.\n",
  ],
  [
    "Vietnamese",
    "Chúng tôi đang tìm kiếm nhân viên kế toán có kinh nghiệm để làm việc tại Sydney.\nCông việc bao gồm ghi chép sổ sách hằng ngày và lập báo cáo tài chính hằng tháng.\nThành thạo Excel và Xero, giao tiếp tốt và làm việc nhóm tốt.\n",
  ],
  [
    "Arabic",
    "نحن نبحث عن محاسب ذو خبرة للانضمام إلى فريقنا في سيدني.\nتشمل المهام إعداد التقارير المالية الشهرية ومسك الدفاتر اليومية.\nيجب أن يكون لدى المرشح شهادة جامعية في المحاسبة وخبرة لا تقل عن ثلاث سنوات.\n",
  ],
];

describe.each(others)("%s", (_, foreign) => {
  test("behind an English greeting deserves no number", () => {
    const text = greeting + foreign;
    const criteria = readRequirements({ text }).length;
    expect(languageOfText(text)).toBe("mixed");
    expect(isTooForeign(foreignShare(text, linesOf(text)), criteria)).toBe(true);
  });

  test("behind a whole English ad leaves its criteria, and none of its own", () => {
    const text = greeting + english + foreign;
    const terms = readRequirements({ text }).map(({ term }) => term);
    expect(terms).toEqual(readRequirements({ text: greeting + english }).map(({ term }) => term));
    expect(isTooForeign(foreignShare(text, linesOf(text)), terms.length)).toBe(false);
  });
});

test("lists of tools, Māori words and accents are English", () => {
  for (const text of [
    "Requirements\n- Xero, MYOB, Excel, Power BI, SQL, Python\n- Forklift LF, HR licence, White Card, EWP, Dogging, Rigging\n",
    "Knowledge of te reo Māori and tikanga Māori protocols is welcome\n",
    "You will work in our cafés in São Paulo, Curaçao and on the Réunion route\n",
  ]) {
    expect(languageOfText(text)).toBe("en");
    expect(isTooForeign(foreignShare(text, linesOf(text)), 0)).toBe(false);
  }
});
