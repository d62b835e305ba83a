import { posix } from 'node:path'
import { ts } from 'ts-morph'
import { expect, it } from 'vitest'
import { listSourceFiles, readSource } from './source-files.ts'

/** Files that act on pages that they do not render. */
const readersOfAnyPage: Record<string, string> = {
  'src/app/focus-and-scroll.ts': 'the focus after a navigation, on any page',
  'src/consultas/document/saving.tsx': 'the menu of any caller started the export',
  'src/consultas/results/use-restored-focus.ts': 'the focus in any answer',
  'src/consultas/subject-page/section-view.tsx': 'the headings of any block are targets of links',
  'src/layout/session/session-dialog.tsx': 'focuses an entry before its list mounts',
  'src/layout/shortcuts/commands.ts': 'keys act on the rows of any page',
  'src/layout/shortcuts/page-actions.ts': 'lists the actions of any page',
  'src/pages/settings/page.tsx': 'the script that reports errors',
  'src/consultas/subject-page/use-sections.ts': 'the header of the app, which may cover sections',
  'src/lib/go-to-heading.ts': 'the heading of any section',
  'src/state/use-key.ts': 'keys are text in any text field',
  'src/studio/page-pane/find-part.ts': 'the page in the frame of the studio',
  'src/ui/page/print-styles.tsx': 'prints any page',
  'src/ui/theme/app-system.ts': 'global styles',
  'src/ui/theme/config.ts': 'global styles',
}

/** Attributes and classes that components of several folders agree on. */
const sharedMarks: [RegExp, string][] = [
  [/^data-(state|part|highlighted|ghost)$/, 'Chakra sets them'],
  [/^\.(cm|chakra)-/, 'CodeMirror and Chakra set them'],
  [/^data-rail(-button)?$/, 'the lists of consultas and variants, which keys reach'],
  [/^data-control$/, 'what floats over the canvas of the graph'],
  [/^\.menu-/, 'the sidebar and the menu bar show the same entries'],
  [/^data-(value-buttons|value-cell|lead|copy)$/, 'cells and the tables around them'],
  [
    /^data-(details-button|details-cell|column-menu|selected|group)$/,
    'the table, and the columns and rows of a batch',
  ],
  [/^data-detail$/, 'the summary of an answer, which the head of the answer lays out on phones'],
  [/^data-compact-title$/, 'the title of a page, beside which phones have no breadcrumb'],
]

const textAttribute = /\[(?:aria-label|title|alt|placeholder)(?![\w-])/

/** Elements that lay out a component. Leaves, such as `a` and `svg`, also stand for components of src/ui. */
const structure =
  /(?<![\w:.#-])(?:section|header|footer|nav|aside|article|dialog|h[1-6]|p|[uo]l|li|d[ltd]|table|t(?:head|body|foot|[rhd])|label|fieldset|details|summary)(?![\w(-])/g

/** Elements and roles that Chakra's components render. */
const rendered: Record<string, string[]> = {
  Text: ['p'],
  Heading: ['h1', 'h2', 'h3', 'h4'],
  'Menu.Item': ['menuitem'],
  'Menu.ItemGroup': ['group'],
}

type Selector = { text: string; line: number }
type Source = { file: string; selectors: Selector[]; marks: Set<string> }

const readsSelector = /\.(?:querySelector(?:All)?|closest|matches)$/

/** Reads the selectors of a file, and the elements, attributes, roles and classes that it renders. */
function readFile(file: string): Source {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true)
  const selectors: Selector[] = []
  const marks = new Set<string>()
  function visit(node: ts.Node) {
    if (ts.isJsxAttribute(node)) {
      marks.add(node.name.getText(source))
    } else if (ts.isJsxOpeningLikeElement(node)) {
      const name = node.tagName.getText(source).replace(/^chakra\./, '')
      for (const mark of rendered[name] ?? [name]) marks.add(mark)
    } else if (ts.isPropertyAssignment(node)) {
      marks.add(node.name.getText(source).replaceAll(/^'|'$/g, ''))
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText(source).endsWith('dataset')) {
      marks.add(`data-${node.name.text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    } else if (isSelector(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      selectors.push({ text: node.getText(source).replaceAll(/\$\{[^}]*\}/g, ''), line: line + 1 })
    } else if (ts.isStringLiteral(node)) {
      for (const word of node.text.split(' ')) marks.add(word).add(`.${word}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { file, selectors, marks }
}

/** Returns true for selectors of styles and queries, and for other texts with an attribute selector. */
function isSelector(node: ts.Node): boolean {
  if (!(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) return false
  const { parent } = node
  if (ts.isCallExpression(parent) && readsSelector.test(parent.expression.getText())) return true
  const isKey = (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isComputedPropertyName(parent)
  return (
    /\[(?:aria|data|role)[\w-]*[\]~^$*|=]/.test(node.getText()) || (isKey && node.getText().includes('&'))
  )
}

/** Returns true if two files are of one component: in one folder, or in a folder of the other's below the areas of src. */
function isNear(one: string, other: string): boolean {
  const [outer = '', inner = ''] = [posix.dirname(one), posix.dirname(other)].sort(
    (a, b) => a.length - b.length,
  )
  return outer === inner || (outer.split('/').length > 2 && inner.startsWith(`${outer}/`))
}

const listMarks = (text: string): string[] => [
  ...Array.from(text.matchAll(/\[(data-[\w-]+)/g), ([, name = '']) => name),
  ...Array.from(text.matchAll(/\[role="?'?([\w]+)/g), ([, name = '']) => name),
  ...Array.from(text.replaceAll(/\[[^\]]*\]/g, '').matchAll(/(?<=[&\s>(])\.[a-z][\w-]+/g), ([name]) => name),
  ...Array.from(text.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, ' ').matchAll(structure), ([name]) => name),
]

const sources = listSourceFiles('src')
  .filter((file) => !/^src\/(?:generated|demos)\//.test(file))
  .map(readFile)

const listSelectors = (each: Source[], isWrong: (text: string, file: string) => boolean): string[] =>
  each.flatMap(({ file, selectors }) =>
    selectors.flatMap(({ text, line }) => (isWrong(text, file) ? [`${file}:${line} ${text}`] : [])),
  )

it('src selects nothing by a text that users read', () => {
  expect(listSelectors(sources, (text) => textAttribute.test(text))).toEqual([])
})

it('reads the marks of a selector', () => {
  const text = '& > section:has(h2), & [data-a=b] > [role=group]:not(p), & .menu > a, button'
  expect(listMarks(text)).toEqual(['data-a', 'group', '.menu', 'section', 'h2', 'p'])
})

it('a component selects only what files of its own folder render', () => {
  const areMarksForeign = (text: string, file: string) => {
    const own = sources.filter((source) => isNear(source.file, file))
    return listMarks(text).some(
      (mark) =>
        !(sharedMarks.some(([pattern]) => pattern.test(mark)) || own.some(({ marks }) => marks.has(mark))),
    )
  }
  expect(
    listSelectors(sources, (text, file) => !(file in readersOfAnyPage) && areMarksForeign(text, file)),
  ).toEqual([])
})

it('tests find elements by role and name, never by the attribute of the name', () => {
  const tests = listSourceFiles('tests').filter((file) => !file.startsWith('tests/structure/'))
  const byName = /(?<!<[^<>]*)\[aria-label(?![\w-])/
  expect(tests.flatMap((file) => (byName.test(readSource(file)) ? [file] : []))).toEqual([])
})
