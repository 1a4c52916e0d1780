/** Words that say nothing about the subject: grammar, politeness and filling, in the English of many places. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the is are was were be been being am do does did done doing have has had having i me my mine we our ours us you your yours he she it its
  they them their theirs his her hers this that these those there here of in on at to for from with by about into onto over under up down out off and or but if
  so as than then too very also just only even still again not no nor can could will would shall should may might must let lets please kindly sir madam mam
  maam bro dear hi hello hey hii namaste ji ok okay yes want wants wanted need needs needed like know knows tell give gives given show shows say says said explain describe
  get got getting gets make makes made making any some all each every other another more most much many lot lots thing things something anything
  everything such own same really actually basically exactly precisely one ones what which who whom whose when where why how howmany use used using uses
  now today currently presently while because since though although however maybe perhaps
  think thinks thought guess feel mean means meant look looking looks see seen come comes came go goes going went take takes took taking taken
  put puts try happen happens happened
  question answer answers able possible possibly certainly sure thanks thank
  going ask asked wonder wondering curious interested hope tellmore detail details information
  kind kinds type types sort sorts way ways bit little quite rather
  im ive id ill youre youve theyre whats wheres whos hows thats its lets isnt arent wasnt havent hasnt couldnt wouldnt shouldnt
  hai ka ki ke ko kya se yaar bhai na actual various different several provide provides provided offer offers offered
  increase increases increased raise raises boost boosts improve improves improved bring brings brought add adds added help helps helping expect expected receive receives money
  work works working last
  u ur r pls plz etc per via between among during against both either neither through else ever never always often sometimes already yet anyway
  someone anyone everyone somebody anybody nobody people person friend folks guys team side part`
    .split(/\s+/)
    .filter((word) => !['team', 'person', 'people', 'different', 'means', 'mean'].includes(word)),
);
