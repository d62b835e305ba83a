import { Badge, Box, chakra, Flex, Heading } from '@chakra-ui/react'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { findKind, type LeadKind } from '@manifest/kinds/index.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { type ReactNode, useState } from 'react'
import { kindIcons } from '@/generated/kind-icons.ts'
import { kindTitles, subjectNouns } from '@/session/session-texts.ts'
import { showFollowed } from '@/state/reveal.ts'
import { RevealButton } from '@/ui/forms/reveal-button.tsx'
import { severityProps } from '@/ui/theme/orange.ts'
import { documentPath, formatDocument, readDocument } from '../head-facts.ts'
import type { SectionsReveal } from '../section.ts'
import { findingLine, type SectionFinding } from '../section-findings.ts'

type IdentityProps = {
  heading: 'h1' | 'h2'
  name: string | undefined
  kind: LeadKind | undefined
  /** The address of a picture that may be shown. */
  photo: string | undefined
  /** The document with its eye. It is the heading while there is no name. */
  document: ReactNode
  badges: ReactNode
  /** The line below the name. */
  children: ReactNode
}

/** Shows the subject of a page: picture or icon, name, badges and a line of facts. */
export function Identity({ heading, name, kind, photo, document, badges, children }: IdentityProps) {
  return (
    <Flex gap={{ base: '3', md: '4' }} align="flex-start">
      <Portrait key={photo} photo={photo} kind={kind} />
      <Box minW="0" flex="1">
        <Flex align="center" columnGap="3" rowGap="1.5" wrap="wrap">
          <Heading
            as={heading}
            {...(heading === 'h1' ? { id: 'page-title' } : {})}
            tabIndex={-1}
            outline="none"
            textStyle="h1"
            minW="0"
            overflowWrap="anywhere"
          >
            {name === undefined ? (document ?? 'Assunto') : <bdi>{name}</bdi>}
          </Heading>
          {badges}
        </Flex>
        {children}
      </Box>
    </Flex>
  )
}

/** The picture of the subject; the icon of its kind if there is none or it fails to load. */
function Portrait({ photo, kind }: Pick<IdentityProps, 'photo' | 'kind'>) {
  const [hasFailed, setFailed] = useState(false)
  const Icon = kind && kindIcons[kind]
  if (photo !== undefined && !hasFailed)
    return (
      <chakra.img
        src={photo}
        alt="Foto que veio numa resposta"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        boxSize="14"
        objectFit="cover"
        borderRadius="control"
        borderWidth="1px"
        flexShrink="0"
      />
    )
  if (!Icon) return null
  return (
    <Box css={tile} aria-hidden="true">
      <Icon />
    </Box>
  )
}

const tile = {
  display: { base: 'none', md: 'grid' },
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '14',
  borderRadius: 'control',
  bg: 'primary.subtle',
  color: 'primary.fg',
  fontSize: '24px',
  _print: { display: 'none' },
} as const

export const StatusBadge = ({ text, color }: { text: string; color: Severity }) => (
  <Badge {...severityProps(color)} flexShrink="0" whiteSpace="normal" overflowWrap="anywhere">
    <bdi>{text}</bdi>
  </Badge>
)

type SubjectDocumentProps = {
  subject: LeadValue
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
      className="phrase"
      display="inline-flex"
      alignItems="center"
      gap="1"
      maxW="full"
      fontVariantNumeric="tabular-nums"
    >
      {isLabeled && <span>{kind}</span>}
      <chakra.bdi
        data-hidden-value={!isShown || undefined}
        whiteSpace={findKind(subject.kind).contract.schema.maxLength === undefined ? 'nowrap' : undefined}
        overflowWrap="anywhere"
      >
        {formatDocument(subject, reveal.isRevealed)}
      </chakra.bdi>
      {canHide && (
        <RevealButton
          isShown={isShown}
          label={kind}
          my="-0.5"
          css={{ '@media (hover: none), (max-width: 767px)': { boxSize: '11', marginBlock: '-12px' } }}
          onClick={() => {
            if (!isShown) showFollowed(subject.kind, subject.value)
            reveal.toggle(documentPath)
          }}
        />
      )}
    </chakra.span>
  )
}

type FactLineProps = {
  facts: readonly SectionFinding[]
  kind: LeadKind | undefined
  document: ReactNode
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One line of facts: what kind of subject it is, its document, and facts such as the age. */
export const FactLine = ({ facts, kind, document }: FactLineProps) => (
  <chakra.ul css={listCss}>
    {kind && <li>{capitalise(subjectNouns[kind])}</li>}
    {document && <li>{document}</li>}
    {facts.map((fact) => (
      <li key={findingLine(fact)}>
        <bdi>{findingLine(fact)}</bdi>
      </li>
    ))}
  </chakra.ul>
)

const listCss = {
  listStyleType: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '0.5',
  mt: '1',
  color: 'fg.muted',
  // The separator before the first fact of a line is outside of the list.
  marginInlineStart: '-5',
  clipPath: 'inset(-8px -8px -8px 16px)',
  _rtl: { clipPath: 'inset(-8px 16px -8px -8px)' },
  '& > li': { display: 'inline-flex', alignItems: 'center', minHeight: '6', overflowWrap: 'anywhere' },
  '& > li::before': { content: '"·"', width: '5', flexShrink: '0', textAlign: 'center', color: 'fg.subtle' },
} as const
