import { type Document, Parser } from 'yaml'
import { findDepthIssue, findSyntaxIssues, parseText } from './syntax-issues.ts'
import { findFileMistakes, findNodeMistakes } from './typing-mistakes.ts'
import type { YamlIssue } from './yaml-messages.ts'
import { findForbiddenCharacter, findUnsafeYaml } from './yaml-safety.ts'

/**
 * Returns the value of a text that is one YAML document, or the issues of the text. `formatPosition` turns an offset into
 * `file:line:column`.
 */
export function parseYaml(
  text: string,
  formatPosition: (offset: number) => string,
): { value: unknown } | YamlIssue[] {
  const tokens = [...new Parser().parse(text)]
  const depthIssue = findDepthIssue(tokens)
  if (depthIssue) return [depthIssue]
  const fileMistakes = findFileMistakes(text)
  if (fileMistakes.length > 0) return fileMistakes
  const parsed = parseText(text, tokens)
  const [document] = parsed.documents as [Document]
  const characterIssue = findForbiddenCharacter(text)
  const mistakes = findNodeMistakes(document, text)
  const syntaxIssues = withoutLinesOf(mistakes, findSyntaxIssues(text, parsed), text)
  const nodeIssues = findUnsafeYaml(document, text, formatPosition).filter(
    (issue) => !isFollowUp(issue, [...syntaxIssues, ...(characterIssue ? [characterIssue] : [])]),
  )
  const issues = [
    ...mistakes,
    ...syntaxIssues,
    ...findDocumentIssues(parsed.documents),
    ...(characterIssue ? [characterIssue] : []),
    ...nodeIssues,
  ]
  return issues.length === 0 ? { value: document.toJS({ maxAliasCount: 0 }) } : issues
}

/**
 * Returns true if a syntax or character issue has the same cause: any forbidden character, the same offset, or a syntax
 * error before it.
 */
const isFollowUp = ({ code, offset }: YamlIssue, earlier: YamlIssue[]) =>
  earlier.some(
    (other) =>
      other.code === code &&
      (code === 'control-character' ||
        other.offset === offset ||
        (code === 'yaml-syntax' && other.offset < offset)),
  )

/** Removes the issues in the lines of typing mistakes, which are their cause. */
function withoutLinesOf(mistakes: YamlIssue[], issues: YamlIssue[], text: string): YamlIssue[] {
  const lineStart = ({ offset }: YamlIssue) => text.lastIndexOf('\n', offset - 1)
  const lines = new Set(mistakes.map(lineStart))
  return issues.filter((issue) => !lines.has(lineStart(issue)))
}

/** Finds a `%YAML` line with a version other than 1.2, and a second document. */
function findDocumentIssues([first, second]: Document[]): YamlIssue[] {
  const issues: YamlIssue[] = []
  // YAML 1.1 gives `yes`, `1:30` and `<<` other meanings.
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
