import { chakra, IconButton } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { kindTitles } from '@/session/session-texts.ts'
import { findRule } from '../../../fields/registry.ts'
import { formatByKind } from '../../../formats/format-by-kind.ts'
import type { SectionsReveal } from '../section-reveal.ts'

type SubjectDocumentProps = {
  subject: { kind: LeadKind; value: string }
  reveal: SectionsReveal
  /** Writes the kind before the value. */
  isLabeled: boolean
}

/** No section has this key. */
const path = '$subject'

const hide = ({ kind, value }: SubjectDocumentProps['subject']) =>
  findRule({ kind, name: kind, label: kind, required: true }).hide(value)

/** The value that a page is about, partly hidden until the user reveals it. */
export function SubjectDocument({ subject, reveal, isLabeled }: SubjectDocumentProps) {
  const isShown = reveal.isRevealed(path)
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
      <chakra.bdi whiteSpace={subject.kind === 'email' ? undefined : 'nowrap'} overflowWrap="anywhere">
        {isShown ? formatByKind(subject.kind, subject.value) : hide(subject)}
      </chakra.bdi>
      <IconButton
        size="2xs"
        variant="ghost"
        colorPalette="neutral"
        my="-0.5"
        css={{ '@media (hover: none), (max-width: 767px)': { boxSize: '11', marginBlock: '-12px' } }}
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${kind}`}
        onClick={() => reveal.toggle(path)}
      >
        {isShown ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </chakra.span>
  )
}
