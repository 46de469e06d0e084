/**
 * Words that say nothing about the work: small words, pronouns, words of dates, of applying, of wishing and
 * denying, of a person's circumstances (which may never move a number), and Australian places.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `
a an and are as at be been being but by can could did do does doing done each every for from had has have having how if
in into is it its just may might more most must no nor not of on onto or other our out over own per shall should so some
such than that the then there these this those through to too under until up upon us very via was we were what when where
which while who whom whose why will with within without would yet you your yours yourself i me my mine we ours
he him his himself she her hers herself they them their theirs themselves mr mrs ms miss mx
am also any about after again all both during etc eg ie few further here once only same
january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
year years month months week weeks day days today present current date
apply application applications applicant applicants candidate candidates resume cv cover letter please click email phone
contact job jobs role roles position positions opportunity opportunities company vacancy advertised seek linkedin indeed
birth born dob age aged gender male female nationality married single widowed divorced religion
applying now submit
career break postcode pronouns
keen eager willing willingness learn learning familiar hope hoping want like interested looking plan planning intend
aspiring never lack limited little exposure
australia australian sydney melbourne brisbane perth adelaide hobart darwin canberra nsw vic qld wa sa tas nt act
victoria queensland tasmania newcastle wollongong geelong ballarat bendigo cairns townsville toowoomba launceston
parramatta gold coast sunshine mackay rockhampton bunbury geraldton kalgoorlie karratha albury wodonga dubbo tamworth
wagga orange mildura shepparton traralgon warrnambool mount
`
    .trim()
    .split(/\s+/),
);
