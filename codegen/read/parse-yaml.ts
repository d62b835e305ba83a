import { Composer, type Document, Parser } from 'yaml'
import { yamlMessage } from './yaml-messages.ts'
import type { YamlProblem } from './yaml-problem.ts'
import { forbiddenCharacter, tooDeep, unsafeParts } from './yaml-safety.ts'

/** A text as one YAML document, or all that is wrong with it. `placeOf` gives `file:line:column` of an offset. */
export function parseYaml(text: string, placeOf: (offset: number) => string): Document | YamlProblem[] {
  const tokens = [...new Parser().parse(text)]
  const deep = tooDeep(tokens)
  if (deep) return [deep]
  // `repeatedKeys` checks that keys are unique: the library compares each with all before it.
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: false, uniqueKeys: false })
  const documents = [...composer.compose(tokens, true, text.length)]
  const [document] = documents as [Document]
  const character = forbiddenCharacter(text)
  const inNodes = unsafeParts(document, placeOf).filter(({ code }) => !(character && code === character.code))
  const problems = [...libraryProblems(documents), ...(character ? [character] : []), ...inNodes]
  return problems.length === 0 ? document : problems
}

/** The errors and warnings of the YAML library, another version of YAML, and a second document. */
function libraryProblems(documents: Document[]): YamlProblem[] {
  const problems = documents
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .map((error): YamlProblem => ({ offset: error.pos[0], ...yamlMessage(error) }))
  const [first, second] = documents
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
