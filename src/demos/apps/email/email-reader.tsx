import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { LuArrowLeft, LuPenLine, LuReply } from 'react-icons/lu'
import { fullTime } from '@/lib/format/relative-time.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { findCorrespondent } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { EmailActions } from './email-actions.tsx'
import { EmailBadges } from './email-badges.tsx'
import type { EmailDraft } from './store.ts'

type EmailReaderProps = {
  email: EmailSnapshot
  onClose: () => void
  onWrite: (initialDraft: EmailDraft) => void
}

/** An open e-mail, with answer, or edit for a draft. */
export function EmailReader({ email, onClose, onWrite }: EmailReaderProps) {
  const { image, title, desc, lastime, sent, draft } = email
  const { name, address } = findCorrespondent(image)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box as="article" aria-labelledby={headingId}>
      <Flex wrap="wrap" align="center" gap="2" ps="2" pe="2" py="1.5" minH="12" borderBottomWidth="1px">
        <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
          <LuArrowLeft className="directed" aria-hidden="true" />
          Voltar
        </Button>
        <Flex ms="auto">
          <EmailActions email={email} onGone={onClose} />
        </Flex>
      </Flex>
      <Box p={{ base: '4', md: '6' }}>
        <Flex wrap="wrap" align="center" gap="2" mb="5">
          <Heading as="h2" ref={heading} id={headingId} tabIndex={-1} textStyle="h2" overflowWrap="anywhere">
            {title}
          </Heading>
          <EmailBadges email={email} />
        </Flex>
        <Flex align="center" gap="3" mb="6">
          <Portrait image={image} name={name} size="10" />
          <Box minW="0" flex="1">
            <Text fontWeight="600" overflowWrap="anywhere">
              {sent || draft ? `Para: ${name}` : name}
            </Text>
            <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
              {address === name ? null : `${address} · `}
              {fullTime(Date.parse(lastime))}
            </Text>
          </Box>
        </Flex>
        <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="70ch" mb="6">
          {desc || '(sem texto)'}
        </Text>
        {draft ? (
          <Button onClick={() => onWrite({ to: address, title, desc, draftId: email.id })}>
            <LuPenLine aria-hidden="true" />
            Continuar a escrever
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={() => onWrite({ to: address, title: buildReplyTitle(title), desc: '' })}
          >
            <LuReply className="directed" aria-hidden="true" />
            Responder
          </Button>
        )}
      </Box>
    </Box>
  )
}

const buildReplyTitle = (title: string) => (/^re:/i.test(title) ? title : `Re: ${title}`)
