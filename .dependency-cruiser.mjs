// Who may import whom (design.md, "Where things live"). Breaking a rule fails npm test.
const features = '^src/features/([^/]+)/';
const test = '\\.test\\.tsx?$|\\.test-kit\\.tsx?$';

/** Floors of the engine, the lowest first: a file may import from its own floor and from those below it, never from one above. */
const floors = ['lexicon', 'english', 'reading', 'privacy', 'job', 'evidence', 'scoring', 'facts', 'advert', 'building', 'writing', 'comparison', 'draft'];
const above = (floor) => [...floors.slice(floors.indexOf(floor) + 1).map((higher) => `^src/engine/${higher}/`), '^src/engine/roast-cv\\.ts$'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-circles', 'Two files that need each other are one file or three.', {}, { circular: true }),
    rule(
      'nothing-imports-app',
      'app composes; nobody depends on it.',
      { pathNot: '^(src/app|e2e|bench|scripts|fakes)/|^[^/]+\\.config\\.ts$', path: '^src/' },
      { path: '^src/app/' },
    ),
    rule(
      'screens',
      'A screen sees its own contract and copy, ui, docx and domain.',
      { path: `${features}screens/`, pathNot: test },
      {
        path: '^src/',
        pathNot: [
          '^src/features/$1/(screens/|article\\.ts$|articles/|contract\\.ts$|copy\\.ts$|[^/]+\\.copy\\.ts$)',
          '^src/features/[^/]+/contract\\.ts$',
          '^src/(ui|docx|domain)/',
        ],
      },
    ),
    rule(
      'servers',
      'A feature server sees its own contract and copy, platform, engine, typeset and domain.',
      { path: `${features}server/`, pathNot: test },
      {
        path: '^src/',
        pathNot: [
          '^src/features/$1/(server/|contract\\.ts$|copy\\.ts$|[^/]+\\.copy\\.ts$)',
          '^src/features/[^/]+/contract\\.ts$',
          '^src/features/payment/server/entitlement\\.ts$',
          '^src/(platform|engine|typeset|domain)/',
        ],
      },
    ),
    rule(
      'contracts-and-copy',
      'Contracts and sentences know only the nouns, and what every room says about paying.',
      { path: `${features}(contract|copy|[^/]+\\.copy)\\.ts$` },
      { path: '^src/', pathNot: ['^src/domain/', '^src/features/$1/[^/]*copy\\.ts$', '^src/features/payment/checkout\\.copy\\.ts$'] },
    ),
    rule(
      'platform',
      'Platform serves features and knows none.',
      { path: '^src/platform/', pathNot: test },
      { path: '^src/', pathNot: ['^src/platform/', '^src/engine/model\\.ts$', '^src/domain/'] },
    ),
    rule(
      'engine',
      'The engine is pure: text in, judgement out.',
      { path: '^src/engine/', pathNot: test },
      { path: '^src/', pathNot: ['^src/engine/', '^src/domain/'] },
    ),
    ...floors
      .slice(0, -1)
      .map((floor) =>
        rule(
          `floor-${floor}`,
          'The engine has floors: knowledge flows up, never down.',
          { path: `^src/engine/${floor}/`, pathNot: test },
          { path: above(floor) },
        ),
      ),
    rule(
      'floors-of-language',
      'Words and grammar know no CV, no job and no judgement.',
      { path: '^src/engine/(lexicon|english)/', pathNot: test },
      { path: '^src/engine/[^/]+\\.ts$' },
    ),
    rule(
      'floors-are-named',
      'A new folder of the engine gets its place among the floors above.',
      { path: '^src/engine/[^/]+/', pathNot: [`^src/engine/(${floors.join('|')}|laws)/`, test] },
      {},
    ),
    rule(
      'one-mask',
      'What a model is told goes through the one mask (law 7).',
      { path: '^src/', pathNot: '^src/engine/(privacy/mask|model)\\.ts$' },
      { path: '^src/engine/privacy/masked-text\\.ts$' },
    ),
    rule('engine-does-no-io', 'No files, no network, no clock in the engine.', { path: '^src/engine/', pathNot: test }, { dependencyTypes: ['core'] }),
    rule(
      'typeset',
      'What templates are told is built from nouns.',
      { path: '^src/typeset/', pathNot: test },
      { path: '^src/', pathNot: ['^src/typeset/', '^src/domain/'] },
    ),
    rule('docx', 'Documents are built from nouns.', { path: '^src/docx/', pathNot: test }, { path: '^src/', pathNot: ['^src/docx/', '^src/domain/'] }),
    rule(
      'ui-and-domain-are-ground',
      'ui and domain import nothing of ours.',
      { path: '^src/(ui|domain)/', pathNot: test },
      { path: '^src/', pathNot: '^src/$1/' },
    ),
    rule('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'no-dev-dependencies-in-product',
      'What ships must be a dependency.',
      { path: '^src/', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], mainFields: ['module', 'main', 'types'] },
  },
};
