import type { Aspect } from '../knowledge/card.ts';

/** Words by which a question asks for one side of its subject. Most are stems' sources; question words count as they stand. */
export const aspectCues: readonly (readonly [Aspect, string])[] = [
  ['return', 'roi return back earn earned profit gain gained percent percentage'],
  ['timeline', 'howlong month months week weeks duration timeline time fast quick quickly finish finished when long'],
  ['services', 'service services product products tool tools'],
  [
    'results',
    'result results impact figure figures number numbers statistics outcome performance metric metrics achieve achieved success improve improvement numbers gain gains',
  ],
  ['features', 'feature features capability capabilities function functions functionality include includes'],
  ['benefits', 'benefit benefits advantage advantages useful pros why value worth help helps'],
  ['challenge', 'problem problems challenge challenges trouble issue issues difficulty struggle struggled before wrong suffer'],
  ['solution', 'solution solve solved fix fixed approach change changed help helped how do'],
  ['steps', 'step steps implement implemented implementation rollout process phase phases stage stages golive setup'],
  ['quote', 'quote testimonial said say says think review feedback opinion happy satisfied'],
  ['proof', 'example examples casestudy client clients usedby proof evidence reference customer customers'],
  ['documents', 'document documents pdf guide whitepaper download brochure read'],
  ['people', 'employee employees staff people team worker workers work works headcount large largest big size members'],
  ['served', 'client clients customer customers shop shops serve'],
  ['address', 'address street located location where exact exactly visit'],
  ['overview', 'overview summary introduction'],
];
