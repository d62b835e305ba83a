import { phonePattern, subscriberPattern } from '@manifest/contract/phone-number.ts'
import { emailPattern } from '@manifest/kinds/email.ts'
import { namePattern } from '@manifest/kinds/name.ts'
import { platePattern } from '@manifest/kinds/placa.ts'
import { analyse } from 'scslre'
import { ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { listSourceFiles, readSource } from './source-files.ts'

type Pattern = { source: string; flags: string; places: string[] }

/** The files whose texts are typed, read from files or answered by sources. */
const files = [
  'src',
  'manifest/contract',
  'manifest/kinds',
  'manifest/blocks',
  'manifest/product',
  'manifest/schema',
]
  .flatMap(listSourceFiles)
  .filter((file) => !/^src\/(?:demos|generated)\//.test(file))

/** Patterns that code builds with `new RegExp`, by file. The ones with slashes are examples of what the file builds. */
const builtPatterns: Record<string, RegExp[]> = {
  'manifest/contract/phone-number.ts': [new RegExp(phonePattern)],
  'src/app/boot.ts': [/^\/consulta\/cpf(?:\/[^/]+)?\/?$/i, /^\/assunto\/[^/]+\/?$/i],
  'src/consultas/sources/demo/adapt-example.ts': [
    /(?<![0-9A-Za-z])\(?1[\s().\-/]{0,2}1[\s().\-/]{0,2}4(?![0-9A-Za-z])/gi,
    /1\.?1\.?2\/?\w{4}-?\d{2}(?!\w)/gi,
  ],
  'manifest/kinds/email.ts': [new RegExp(emailPattern, 'i')],
  'manifest/kinds/name.ts': [new RegExp(namePattern)],
  'manifest/kinds/phone.ts': [new RegExp(`^${subscriberPattern}$`)],
  'manifest/kinds/placa.ts': [new RegExp(platePattern)],
  'src/formats/registry.ts': [/^••\/\d\d\/\d\d\d\d$/],
  'src/kinds/recognise.ts': [/^(?:tel|telefone|celular)(?: n[oº°.]+)?[ :.]+/i],
  'src/lib/format/csv.ts': [/^[-+](?:R\$\s)?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d+)?%?$/],
  'src/ui/forms/date/typed-date.ts': [/^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/],
}

const { literals, builders } = findPatterns()

function findPatterns() {
  const literals = new Map<string, Pattern>()
  const builders = new Set<string>()
  for (const file of files) {
    const text = readSource(file)
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)]
        const pattern = literals.get(node.text) ?? { source, flags, places: [] }
        literals.set(node.text, pattern)
        pattern.places.push(`${file}:${parsed.getLineAndCharacterOfPosition(node.pos).line + 1}`)
      } else if (ts.isNewExpression(node) && node.expression.getText(parsed) === 'RegExp') builders.add(file)
      ts.forEachChild(node, visit)
    }
    visit(parsed)
  }
  return { literals: [...literals.values()], builders: [...builders] }
}

const patterns = [
  ...literals,
  ...Object.entries(builtPatterns).flatMap(([file, built]) =>
    built.map(({ source, flags }): Pattern => ({ source, flags, places: [file] })),
  ),
]

/** In characters. */
const hostileLength = 100_000

/** Returns long texts of the characters that a pattern names or may repeat, each with an end that fits few patterns. */
function buildHostileTexts({ source }: Pattern): string[] {
  const characters = new Set(['a', 'A', '0', ' ', '\t', ...source.replace(/[\w\\]/g, '')])
  return [...characters].flatMap((character) =>
    [character, `${character}a`, `${character}0`].map(
      (unit) => `${unit.repeat(hostileLength / unit.length)}\n\u0000`,
    ),
  )
}

/**
 * scslre reads the automaton of a pattern, so that no clock decides. It finds the patterns that backtrack over repeats of one
 * character set, and those that start anew at each place of a long run. It does not find every polynomial pattern, so all patterns
 * also run over hostile texts: a quadratic one takes minutes, and the test ends at the limit of the runner.
 */
describe('regular expressions', () => {
  it('take linear time', () => {
    const slow = patterns.flatMap(({ source, flags, places }) =>
      analyse({ source, flags }).reports.map(({ type }) => `${type} /${source}/${flags} ${places.join(' ')}`),
    )
    expect(slow).toEqual([])
  })

  it('are all known if code builds them', () => {
    expect(builders.sort()).toEqual(Object.keys(builtPatterns).sort())
  })

  it('read hostile texts of 100,000 characters', () => {
    let ran = 0
    for (const pattern of patterns) {
      const expression = new RegExp(pattern.source, pattern.flags)
      for (const text of buildHostileTexts(pattern)) {
        expression.lastIndex = 0
        expression.test(text)
        ran += 1
      }
    }
    expect(ran).toBeGreaterThan(patterns.length)
  })
})
