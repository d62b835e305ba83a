import { type CastId, findCastMember } from '../../parts/cast.ts'
import { headingNode, listNode, paragraphNode } from '../../parts/rich-text/rich-doc.ts'
import { createTextFiles, type SampleTextFile } from '../../parts/stored-file.ts'
import { createEmail, type Email } from './email.ts'
import { printBody } from './email-body.ts'
import data from './seed.yaml'

type SampleNode = { paragraph: string } | { heading: string } | { list: string[] }

type SampleEmail = Pick<Email, 'image' | 'title'> &
  Partial<Omit<Email, 'files' | 'body' | 'cc'>> & {
    minutesAgo: number
    files?: SampleTextFile[]
    cc?: CastId[]
    body?: SampleNode[]
  }

const createNode = (node: SampleNode) =>
  'paragraph' in node
    ? paragraphNode(node.paragraph)
    : 'heading' in node
      ? headingNode(node.heading, 3)
      : listNode(node.list)

const createFormatted = (body: SampleNode[]) => {
  const doc = { type: 'doc', content: body.map(createNode) } as NonNullable<Email['body']>
  return { body: doc, desc: printBody(doc) }
}

/** An invented mailbox, dated relative to now. */
export const seedEmails = (now = Date.now()): { emails: Email[] } => ({
  emails: (data as SampleEmail[]).map(({ minutesAgo, files, cc, body, ...email }, index) =>
    createEmail({
      desc: '',
      ...email,
      id: `email-${index + 1}`,
      lastime: new Date(now - minutesAgo * 60_000).toISOString(),
      ...(files && { files: createTextFiles(files) }),
      ...(cc && { cc: cc.map((id) => findCastMember(id).email) }),
      ...(body && createFormatted(body)),
    }),
  ),
})
