import { readFileSync } from 'node:fs'
import { requireValue } from '../../../support/require-value.ts'

const guide = readFileSync('docs/guides/scale.md', 'utf8')

/** Reads a row of docs/guides/scale.md: the reply to a fault, and the credits that a query of 2 then costs. */
export function readFault(fault: string): { reply: string; credits: number } {
  const row = requireValue(guide.split('\n').find((line) => line.startsWith(`| ${fault} |`)))
  const [, , reply = '', credits = ''] = row.split('|').map((cell) => cell.trim())
  return { reply, credits: Number(credits) }
}

/** Describes a reply as the guide does: status, message, code and the wait that it asks for. */
export async function describeReply(response: Response): Promise<string> {
  const wait = response.headers.get('retry-after')
  const { mensagem, codigo } = await response.json()
  if (response.ok) return '200'
  const code = codigo === undefined ? '' : ` (\`${codigo}\`)`
  return `${response.status} "${mensagem}"${code}${wait === null ? '' : `, \`Retry-After: ${wait}\``}`
}
