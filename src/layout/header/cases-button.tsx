import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { LuFolderLock, LuFolderOpen } from 'react-icons/lu'
import { formatCaseTitle } from '@/cases/contents.ts'
import { casesPath, useOpenCase } from '@/cases/open-case.ts'
import { removeExpiredWhenIdle } from '@/cases/remove-expired-when-idle.ts'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { IconText, namedIcon } from './named-icon.tsx'

const markColors = {
  saved: 'success.solid',
  saving: 'warning.solid',
  failed: 'danger.solid',
}

/** The link to the cases. With an open case it shows the case's title, and if it is saved. */
export function CasesButton() {
  const open = useOpenCase()
  const descriptionId = useId()
  const path = casesPath()
  useEffect(removeExpiredWhenIdle, [])
  if (!path) return null
  const description = open && describe(formatCaseTitle(open.contents), open.saving.status)
  return (
    <IconButton
      asChild
      variant="ghost"
      aria-label="Casos"
      aria-describedby={description ? descriptionId : undefined}
      title={description ? `Casos. ${description}` : 'Casos'}
      position="relative"
      {...namedIcon}
    >
      <RouteLink to={path}>
        {open ? <LuFolderOpen aria-hidden="true" /> : <LuFolderLock aria-hidden="true" />}
        <IconText>Casos</IconText>
        {open && (
          <Box as="span" css={mark} bg={markColors[open.saving.status]}>
            <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
          </Box>
        )}
      </RouteLink>
    </IconButton>
  )
}

const describe = (title: string, status: keyof typeof markColors) =>
  `Aberto: ${title}${status === 'failed' ? ', não foi salvo' : ''}`

const mark = {
  position: { base: 'absolute', xl: 'static' },
  top: '6px',
  insetEnd: '6px',
  boxSize: '8px',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'bg.panel',
  // Most saves are shorter. The mark does not flicker while the user types.
  transition: 'background-color 0s 0.5s',
} as const
