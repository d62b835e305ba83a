import { Box, Button, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { LuForward, LuPenLine, LuReply, LuReplyAll } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import type { RichNode } from '../../parts/rich-text/rich-doc.ts'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'
import { StarButton } from '../../parts/star-button.tsx'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { findCorrespondent, nameAddress, useOwnAddress } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { EmailBadges } from './email-badges.tsx'
import { readBody, splitBody } from './email-body.ts'
import { continueDraft } from './email-commands.ts'
import { createForward, createReply, formatEmailSize, listOthers, splitQuote } from './quotes.ts'
import { ReaderBar } from './reader-bar.tsx'
import { type EmailDraft, openEmail, toggleFavourite } from './store.ts'

type EmailReaderProps = {
  email: EmailSnapshot
  /** The e-mails of the list, for the previous and the next one. */
  listed: readonly EmailSnapshot[]
  /** The other e-mails of the conversation. */
  conversation: readonly EmailSnapshot[]
  onClose: () => void
  onWrite: (initialDraft: EmailDraft) => void
}

/** An open e-mail, with answers, or edit for a draft. */
export function EmailReader({ email, listed, conversation, onClose, onWrite }: EmailReaderProps) {
  const { image, title, isfav, lastime, sent, draft, files = [] } = email
  const { name, address } = findCorrespondent(image)
  const own = useOwnAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box as="article" aria-labelledby={headingId} data-printed="">
      <PrintStyles />
      <ReaderBar email={email} listed={listed} onClose={onClose} onWrite={onWrite} />
      <Box p={{ base: '4', md: '6' }}>
        <Flex align="flex-start" gap="2" mb="5">
          <Flex wrap="wrap" align="center" gap="2" flex="1" minW="0">
            <Heading
              as="h2"
              ref={heading}
              id={headingId}
              tabIndex={-1}
              textStyle="h2"
              overflowWrap="anywhere"
            >
              {title || '(sem assunto)'}
            </Heading>
            <EmailBadges email={email} />
          </Flex>
          {/* Wide screens have it in the bar. */}
          <Box display={{ base: 'block', md: 'none' }} mt="-1" me="-2">
            <StarButton name={title} isOn={isfav} onToggle={() => toggleFavourite(email.id)} />
          </Box>
        </Flex>
        <Flex align="flex-start" gap="3" mb="6">
          <Portrait image={image} name={name} size="10" />
          <Box minW="0" flex="1">
            <Text fontWeight="600" overflowWrap="anywhere">
              {sent || draft ? `Para: ${name}` : name}
            </Text>
            <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
              {address === name ? null : `${address} · `}
              {fullTime(Date.parse(lastime))} · {formatEmailSize(email)}
            </Text>
            <Recipients email={email} own={own} />
          </Box>
        </Flex>
        <EmailText email={email} />
        {files.length > 0 && (
          <Box mb="6">
            <Heading as="h3" textStyle="small" fontWeight="600" color="fg.muted" mb="2">
              {formatCounted(files.length, 'anexo', 'anexos')}
            </Heading>
            <StoredFileList label="Anexos do e-mail" files={files} hasPreviews />
          </Box>
        )}
        {draft ? (
          <Button onClick={() => onWrite(continueDraft(email, address))}>
            <LuPenLine aria-hidden="true" />
            Continuar a escrever
          </Button>
        ) : (
          <Flex wrap="wrap" gap="2">
            <Button variant="outline" colorPalette="primary" onClick={() => onWrite(createReply(email, own))}>
              <LuReply className="directed" aria-hidden="true" />
              Responder
            </Button>
            {listOthers(email, own).length > 0 && (
              <Button
                variant="outline"
                colorPalette="primary"
                onClick={() => onWrite(createReply(email, own, true))}
              >
                <LuReplyAll className="directed" aria-hidden="true" />A todos
              </Button>
            )}
            <Button variant="outline" onClick={() => onWrite(createForward(email))}>
              <LuForward className="directed" aria-hidden="true" />
              Encaminhar
            </Button>
          </Flex>
        )}
        {conversation.length > 0 && (
          <Box as="section" aria-label="Nesta conversa" mt="8">
            <Heading as="h3" textStyle="small" fontWeight="600" color="fg.muted" mb="2">
              Nesta conversa
            </Heading>
            <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="control" divideY="1px">
              {conversation.map((other) => (
                <li key={other.id}>
                  <chakra.button type="button" css={otherRow} onClick={() => openEmail(other.id)}>
                    <chakra.span fontWeight="500">{other.sent || other.draft ? 'Você' : name}</chakra.span>
                    <chakra.span color="fg.muted" truncate>
                      {splitQuote(other.desc).written || other.title}
                    </chakra.span>
                    <RelativeTime at={other.lastime} color="fg.muted" textStyle="small" />
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** The recipients, with the user as "você". */
function Recipients({ email: { sent, draft, to, cc = [], bcc = [] }, own }: RecipientsProps) {
  const isOwn = sent || draft
  const nameRecipient = (recipient: string) => (recipient === own ? 'você' : nameAddress(recipient))
  const lines = [
    [
      'Para',
      isOwn
        ? (to ?? []).slice(1).map(nameRecipient)
        : [`você <${own}>`, ...(to ?? []).filter((one) => one !== own).map(nameRecipient)],
    ],
    ['Cc', cc.map(nameRecipient)],
    ['Cco', bcc.map(nameRecipient)],
  ] as const
  return lines.map(
    ([label, names]) =>
      names.length > 0 && (
        <Text key={label} color="fg.muted" textStyle="small" overflowWrap="anywhere">
          {isOwn && label === 'Para' ? 'Também para' : label}: {names.join(', ')}
        </Text>
      ),
  )
}

type RecipientsProps = { email: EmailSnapshot; own: string }

const otherRow = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '3',
  width: 'full',
  px: '3',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
} as const

/** The formatted text of an e-mail; the quoted part is folded. */
function EmailText({ email }: { email: EmailSnapshot }) {
  const { written, quoted } = splitBody(readBody(email))
  return (
    <>
      {written.length > 0 && <Blocks content={written} mb="4" />}
      {written.length === 0 && quoted.length === 0 && <Text mb="4">(sem texto)</Text>}
      {quoted.length > 0 && <Quoted content={quoted} />}
    </>
  )
}

type BlocksProps = { content: RichNode[]; mb?: string; color?: string }

const Blocks = ({ content, ...style }: BlocksProps) => (
  <RichTextView doc={{ type: 'doc', content }} hasHeadingIds={false} maxW="70ch" {...style} />
)

function Quoted({ content }: { content: RichNode[] }) {
  const [isShown, setShown] = useState(false)
  return (
    <Box mb="6">
      <Button size="xs" variant="outline" mb="3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        <span aria-hidden="true">•••</span>
        <VisuallyHidden>Texto citado</VisuallyHidden>
      </Button>
      {isShown && <Blocks content={content} color="fg.muted" />}
    </Box>
  )
}
