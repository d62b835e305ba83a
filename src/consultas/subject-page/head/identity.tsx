import { Badge, Box, chakra, Flex, Heading } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { type ReactNode, useState } from 'react'
import { subjectIcons } from '@/session/subject-icons.ts'
import { severityProps } from '../../results/severity.ts'

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
  const Icon = kind && subjectIcons[kind]
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
