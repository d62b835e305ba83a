import { chakra, IconButton } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { kindTitles } from '@/session/session-texts.ts'
import { showFollowed } from '@/state/reveal.ts'
import type { SectionsReveal } from '../section-reveal.ts'
import { documentPath, formatDocument, readDocument } from './document-text.ts'

type SubjectDocumentProps = {
  subject: { kind: LeadKind; value: string }
  reveal: SectionsReveal
  /** Writes the kind before the value. */
  isLabeled: boolean
}

/** The value that a page is about, partly hidden until the user reveals it. */
export function SubjectDocument({ subject, reveal, isLabeled }: SubjectDocumentProps) {
  const canHide = readDocument(subject).hidden !== undefined
  const isShown = !canHide || reveal.isRevealed(documentPath)
  const kind = kindTitles[subject.kind]
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      maxW="full"
      fontVariantNumeric="tabular-nums"
    >
      {isLabeled && <span>{kind}</span>}
      <chakra.bdi
        data-hidden-value={!isShown || undefined}
        whiteSpace={subject.kind === 'email' ? undefined : 'nowrap'}
        overflowWrap="anywhere"
      >
        {formatDocument(subject, reveal.isRevealed)}
      </chakra.bdi>
      {canHide && (
        <IconButton
          size="2xs"
          variant="ghost"
          colorPalette="neutral"
          my="-0.5"
          css={{ '@media (hover: none), (max-width: 767px)': { boxSize: '11', marginBlock: '-12px' } }}
          aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${kind}`}
          onClick={() => {
            if (!isShown) showFollowed(subject.kind, subject.value)
            reveal.toggle(documentPath)
          }}
        >
          {isShown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      )}
    </chakra.span>
  )
}
