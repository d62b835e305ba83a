import { type Document, Parser } from 'yaml'
import { parseText, syntaxProblems } from './syntax-problems.ts'
import type { YamlProblem } from './yaml-problem.ts'
import { forbiddenCharacter, tooDeep, unsafeParts } from './yaml-safety.ts'

/** A text as one YAML document, or all that is wrong with it. `placeOf` gives `file:line:column` of an offset. */
export function parseYaml(text: string, placeOf: (offset: number) => string): Document | YamlProblem[] {
  const tokens = [...new Parser().parse(text)]
  const deep = tooDeep(tokens)
  if (deep) return [deep]
  const parsed = parseText(text, tokens)
  const [document] = parsed.documents as [Document]
  const character = forbiddenCharacter(text)
  const fromLibrary = syntaxProblems(text, parsed)
  const inNodes = unsafeParts(document, text, placeOf).filter(
    (problem) => !isFollower(problem, [...fromLibrary, ...(character ? [character] : [])]),
  )
  const problems = [
    ...fromLibrary,
    ...documentProblems(parsed.documents),
    ...(character ? [character] : []),
    ...inNodes,
  ]
  return problems.length === 0 ? document : problems
}

/** The document of a text that is known to be valid. */
export const composeYaml = (text: string) => parseText(text).documents[0] as Document

/** Whether a problem was found before: another words it, or the text is no YAML from an earlier place on. */
const isFollower = ({ code, offset }: YamlProblem, earlier: YamlProblem[]) =>
  earlier.some(
    (other) =>
      other.code === code &&
      (code === 'control-character' ||
        other.offset === offset ||
        (code === 'yaml-syntax' && other.offset < offset)),
  )

/** Another version of YAML, and a second document. */
function documentProblems([first, second]: Document[]): YamlProblem[] {
  const problems: YamlProblem[] = []
  // YAML 1.1 reads `yes`, `1:30` and `<<` in another way than the manifest's readers expect.
  if (first && first.directives?.yaml.version !== '1.2')
    problems.push({
      code: 'yaml-syntax',
      offset: 0,
      message: 'O manifesto é escrito em YAML 1.2',
      hint: 'apague a linha que começa com %YAML',
    })
  if (second)
    problems.push({
      code: 'yaml-syntax',
      offset: second.range?.[0] ?? 0,
      message: 'O arquivo deve ter um só documento YAML',
      hint: 'apague a linha --- e o que está repetido, ou divida em dois arquivos',
    })
  return problems
}
