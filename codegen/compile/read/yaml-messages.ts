import type { CST, ErrorCode, YAMLError } from 'yaml'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import texts from './yaml-messages.json' with { type: 'json' }

/** An issue in a YAML text, in Portuguese. `offset` is its position in the text. */
export type YamlIssue = {
  code: DiagnosticCode
  offset: number
  message: string
  hint: string
  /** A second position that explains the issue. */
  related?: { offset: number; message: string }
}

/** `when` is a regular expression for the library's English message; `$1` stands for its first group. */
type YamlMessage = { when?: string; message: string; hint: string }

/** Messages by the library's code. The first message without `when`, or with a matching `when`, applies. */
const messagesByCode: Record<ErrorCode, YamlMessage[]> = texts.messages

const tokenNames: Record<CST.Token['type'] | 'flow map' | 'flow sequence', string> = texts.tokenNames

/** Errors that are not about the syntax of YAML, but about parts of it that a manifest does not allow. */
const codeByYamlError: Partial<Record<ErrorCode, DiagnosticCode>> = {
  ALIAS_PROPS: 'yaml-alias',
  BAD_ALIAS: 'yaml-alias',
  MULTIPLE_ANCHORS: 'yaml-alias',
  BAD_COLLECTION_TYPE: 'yaml-tag',
  MULTIPLE_TAGS: 'yaml-tag',
  TAG_RESOLVE_FAILED: 'yaml-tag',
}

/** Returns an error or a warning of the YAML library in Portuguese, with a hint how to fix it. */
export function translateYamlError({
  code,
  message: english,
}: YAMLError): Pick<YamlIssue, 'code' | 'message' | 'hint'> {
  const matches = ({ when = '' }: YamlMessage) => new RegExp(when).test(english)
  const found: YamlMessage = messagesByCode[code].find(matches) ?? texts.fallback
  const detail = translateToken(new RegExp(found.when ?? '').exec(english)?.[1] ?? '')
  const fillDetail = (text: string) => text.replaceAll('$1', () => detail)
  return {
    code: codeByYamlError[code] ?? 'yaml-syntax',
    message: `YAML inválido: ${fillDetail(found.message)}`,
    hint: fillDetail(found.hint),
  }
}

/** Returns the Portuguese name of a token; other texts are quotes from the file and stay as they are. */
const translateToken = (part: string): string =>
  Object.hasOwn(tokenNames, part) ? tokenNames[part as keyof typeof tokenNames] : part
