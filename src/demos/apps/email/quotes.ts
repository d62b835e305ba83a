import { fullTime } from '@/lib/format/relative-time.ts'
import { formatFileSize } from '../../ui-kit/files/file-rules.ts'
import { findCorrespondent, nameAddress } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { createParagraph, quoteText, readBody } from './email-body.ts'
import type { EmailDraft } from './store.ts'

const replyPrefix = /^(re|enc):\s*/i

/** The subject without "Re:" and "Enc:", which a conversation shares. */
export const readTopic = (title: string): string => {
  const rest = title.trim().replace(replyPrefix, '')
  return rest === title.trim() ? rest : readTopic(rest)
}

const prefix = (word: 'Re' | 'Enc', title: string) =>
  title.toLowerCase().startsWith(`${word.toLowerCase()}:`) ? title : `${word}: ${title}`

const readAuthor = ({ sent, draft, image }: EmailSnapshot) =>
  sent || draft ? 'Você' : findCorrespondent(image).name

/** Creates a reply that quotes the e-mail, to its sender or to everybody but the user. */
export function createReply(email: EmailSnapshot, ownAddress: string, isToAll = false): EmailDraft {
  const { image, title, desc, lastime } = email
  const { address } = findCorrespondent(image)
  const others = isToAll ? listOthers(email, ownAddress) : []
  const head = `Em ${fullTime(Date.parse(lastime))}, ${readAuthor(email)} escreveu:`
  return {
    to: address,
    ...(others.length > 0 ? { cc: others.join(', ') } : {}),
    title: prefix('Re', title),
    desc: `\n\n${head}\n${quoteText(desc)}`,
    body: {
      type: 'doc',
      content: [
        createParagraph(''),
        createParagraph(head),
        { type: 'blockquote', content: readBody(email).content },
      ],
    },
  }
}

/** Returns the recipients of an e-mail beside its correspondent and the user. */
export function listOthers({ image, to = [], cc = [] }: EmailSnapshot, ownAddress: string): string[] {
  const { address } = findCorrespondent(image)
  return [...new Set([...to, ...cc])].filter((other) => other !== address && other !== ownAddress)
}

/** Creates an e-mail that passes another one on, with its files. */
export function createForward(email: EmailSnapshot): EmailDraft {
  const { title, desc, lastime, files = [], to = [] } = email
  const head = [
    '---------- E-mail encaminhado ----------',
    `De: ${readAuthor(email)}`,
    `Data: ${fullTime(Date.parse(lastime))}`,
    `Assunto: ${title}`,
    ...(to.length > 0 ? [`Para: ${to.map(nameAddress).join(', ')}`] : []),
  ].join('\n')
  return {
    to: '',
    title: prefix('Enc', title),
    desc: `\n\n${head}\n\n${desc}`,
    body: {
      type: 'doc',
      content: [createParagraph(''), createParagraph(head), ...(readBody(email).content ?? [])],
    },
    files,
  }
}

const quoteHead = /\n*(Em [^\n]+ escreveu:\n+>|-{10} E-mail encaminhado)/

/** Splits a text into what was written and what it quotes. */
export function splitQuote(text: string): { written: string; quoted: string } {
  const at = text.search(quoteHead)
  if (at < 0) return { written: text.trim(), quoted: '' }
  return { written: text.slice(0, at).trim(), quoted: text.slice(at).trim() }
}

/** "12 kB": the text and the files. */
export const formatEmailSize = ({ title, desc, files = [] }: EmailSnapshot): string =>
  formatFileSize(
    files.reduce((sum, { size }) => sum + size, new TextEncoder().encode(`${title}\n${desc}`).length),
  )

/** Returns the other e-mails of a conversation, newest first: the same topic and correspondent, outside the trash. */
export function findConversation(emails: readonly EmailSnapshot[], email: EmailSnapshot): EmailSnapshot[] {
  return emails
    .filter(
      (other) =>
        other.id !== email.id &&
        other.image === email.image &&
        !other.trash &&
        readTopic(other.title) === readTopic(email.title),
    )
    .sort((one, other) => other.lastime.localeCompare(one.lastime))
}
