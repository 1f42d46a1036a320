import { advertTerms, type AdvertTerm } from './terms-notation.ts';

export const ADVERT_TERMS: readonly AdvertTerm[] = [
  ...advertTerms('tool', 'JavaScript|js|ecmascript, TypeScript|ts, Kubernetes|k8s, Git, PostgreSQL|postgres, AWS|amazon web services, Excel|ms excel|microsoft excel'),
];
