import type { TestProjectConfiguration } from 'vitest/config'
import { fixtureTables } from './product-fixture/fixture-tables.ts'

/** Tests of `npm run test:full` only: they take long or need a browser. */
const exhaustiveTests = ['tests/**/e2e/**', 'tests/**/full/**', 'tests/**/*.full.test.ts']

const listTests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/** Tests of modules with state, such as stores. Files share packages and the DOM, and load the app's modules again. */
const stateTests = [
  ...listTests('cases', 'layout', 'routes', 'search', 'session', 'state', 'studio'),
  'consultas/{batch/results,document,results/leads}/*.test.tsx',
  'ui/data-table/failures/*.test.tsx',
]

/** Tests without a DOM that replace modules. As those above, but with the network of Node. */
const replacedTests = [
  'app/*.test.ts',
  'blocks/table/list-texts.test.ts',
  'formats/locales/*.test.ts',
  'consultas/document/{request-ids,weights-in-files}.test.ts',
  'consultas/sources/{ask-source,bearer,http,mode,purpose,request-id,source-matrix,wrong-answers}.test.ts',
]

/** Tests with a DOM. Vitest starts another worker whenever the environment changes, and the worker imports all modules again. */
const domTests = [
  '**/*.test.tsx',
  'consultas/batch/{live,views}/*.test.ts',
  'demos/*.test.ts',
  'lib/{download,environment}.test.ts',
  'pages/pricing/statement.test.ts',
  'ui/forms/*.test.ts',
]

/** Lists the projects of a folder of tests. Files that share modules need half of the time. */
function listProjects(
  folder: string,
  prefix: string,
  settings: object,
  others: string[] = [],
): TestProjectConfiguration[] {
  const within = (patterns: string[]) => patterns.map((pattern) => `${folder}/${pattern}`)
  const project = (name: string, include: string[], exclude: string[], test: object = {}) => ({
    extends: true as const,
    ...settings,
    test: {
      name: `${prefix}${name}`,
      include: within(include),
      exclude: [...exhaustiveTests, ...others, ...within(exclude)],
      isolate: false,
      ...test,
    },
  })
  const setupFiles = ['tests/support/reset-modules.ts']
  const environment = 'happy-dom'
  return [
    project('rules', ['**/*.test.ts'], [...stateTests, ...replacedTests, ...domTests]),
    project('dom', domTests, stateTests, { environment }),
    project('state', stateTests, [], { environment, setupFiles }),
    project('replaced', replacedTests, [], { setupFiles }),
  ]
}

/** Engine tests read the fixture product; `tests/product` reads the shipped one. */
export const testProjects = [
  ...listProjects('tests', '', { plugins: [fixtureTables()] }, ['tests/product/**']),
  ...listProjects('tests/product', 'product-', {}),
]
