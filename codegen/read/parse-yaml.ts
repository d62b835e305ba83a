import { type Document, Parser } from 'yaml'
import { findSyntaxIssues, parseText } from './syntax-issues.ts'
import type { YamlIssue } from './yaml-issue.ts'
import { findDepthIssue, findForbiddenCharacter, findUnsafeYaml } from './yaml-safety.ts'

/** A text as one YAML document, or all that is wrong with it. `placeOf` gives `file:line:column` of an offset. */
export function parseYaml(text: string, formatPosition: (offset: number) => string): Document | YamlIssue[] {
  const tokens = [...new Parser().parse(text)]
  const depthIssue = findDepthIssue(tokens)
  if (depthIssue) return [depthIssue]
  const parsed = parseText(text, tokens)
  const [document] = parsed.documents as [Document]
  const characterIssue = findForbiddenCharacter(text)
  const syntaxIssues = findSyntaxIssues(text, parsed)
  const nodeIssues = findUnsafeYaml(document, text, formatPosition).filter(
    (issue) => !isFollowUp(issue, [...syntaxIssues, ...(characterIssue ? [characterIssue] : [])]),
  )
  const issues = [
    ...syntaxIssues,
    ...findDocumentIssues(parsed.documents),
    ...(characterIssue ? [characterIssue] : []),
    ...nodeIssues,
  ]
  return issues.length === 0 ? document : issues
}

/** The document of a text that is known to be valid. */
export const composeYaml = (text: string) => parseText(text).documents[0] as Document

/** Whether a problem was found before: another words it, or the text is no YAML from an earlier place on. */
const isFollowUp = ({ code, offset }: YamlIssue, earlier: YamlIssue[]) =>
  earlier.some(
    (other) =>
      other.code === code &&
      (code === 'control-character' ||
        other.offset === offset ||
        (code === 'yaml-syntax' && other.offset < offset)),
  )

/** Another version of YAML, and a second document. */
function findDocumentIssues([first, second]: Document[]): YamlIssue[] {
  const issues: YamlIssue[] = []
  // YAML 1.1 reads `yes`, `1:30` and `<<` in another way than the manifest's readers expect.
  if (first && first.directives?.yaml.version !== '1.2')
    issues.push({
      code: 'yaml-syntax',
      offset: 0,
      message: 'O manifesto é escrito em YAML 1.2',
      hint: 'apague a linha que começa com %YAML',
    })
  if (second)
    issues.push({
      code: 'yaml-syntax',
      offset: second.range?.[0] ?? 0,
      message: 'O arquivo deve ter um só documento YAML',
      hint: 'apague a linha --- e o que está repetido, ou divida em dois arquivos',
    })
  return issues
}
