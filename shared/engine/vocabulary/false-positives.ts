/**
 * Phrases that look like skills and are none. They take the words away from the real terms ("flexible
 * working" is an offer, "reports to" an org chart) and are never reported. Format: see families.ts.
 */
export const falsePositives = `
[soft]
flexible working|flexible work|flexible hours|flexible start|flexible arrangements|flexible shifts|flexible roster|flexible rostering|work life balance|supportive team|supportive environment
positive culture|positive workplace|innovative company|creative team|creative agency|passionate team|dedicated team|friendly team|professional development opportunities|career development opportunities|leadership opportunities|training opportunities
reports to|reporting to|reporting directly|fixed term contract|contract role|contract position|month contract|temporary contract|permanent contract|full-time contract|casual contract
job description|selection criteria|cover letter|market leader|market leading|labour market|job market|stock market|real estate company|insurance company|finance company|marketing agency|recruitment agency|recruitment team|recruitment consultant|talent acquisition team
local government area|customer service team|sales team|marketing team|finance team|legal team|design team|operations team|safety record|safety shoes|annual leave|parental leave|leave loading|employee assistance program|training provided|health insurance|income protection insurance|mental health day
communication device|presentation of the site|accounts team|accounting firm|law firm culture|leadership team|executive leadership team|management team|senior leadership team|senior management team|product team|engineering team|data team|research team|nursing team|retail team
head office|post office|back office|front office team|office hours|office location|office environment|access to|outlook for|word of mouth|visa sponsorship|sponsorship available|sponsorship provided|teams of|excel in|excel at|lean team|go to|go above|go the extra mile
driving change|driving growth|driving results|driving force|building on|building a|building our|training rooms|planning to|open to|banking details|bank details|painting a picture|by negotiation|fire drill|fire drills|evacuation drill|evacuation drills|lockdown drills|safety drills|spelling drills|skill drills|equity package|equity plan|equity and inclusion|employment equity|pay equity
`;
