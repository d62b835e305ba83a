import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import { LuFolderLock, LuFolderOpen } from 'react-icons/lu'
import { isExpiringSoon, nameClosedCase } from '@/cases/closed-case.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { casesPath, useOpenCase } from '@/cases/open-case.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { useStoredCases } from './use-stored-cases.ts'

// Few users have a case that expires soon.
const ExpiryNotice = lazyPanel(async () => ({
  default: (await import('@/cases/expiry-notice.tsx')).ExpiryNotice,
}))

const limit = 3

/** The open case, and the newest of the stored ones. Renders nothing where there are no cases. */
export function CasesPanel() {
  const path = casesPath()
  return path && hasWebCrypto() ? <StoredCases path={path} /> : null
}

function StoredCases({ path }: { path: Path }) {
  const cases = useStoredCases()
  const open = useOpenCase()
  const heads = Array.isArray(cases) ? cases : []
  const closed = heads.filter(({ id }) => id !== open?.id)
  const now = useNow()
  const isEmpty = !open && closed.length === 0
  return (
    <Panel
      title="Casos"
      actions={
        !isEmpty && (
          <AppLink to={path} whiteSpace="nowrap">
            {heads.length > limit ? `Ver os ${formatCounted(heads.length, 'caso', 'casos')}` : 'Ver casos'}
          </AppLink>
        )
      }
    >
      {heads.some((head) => isExpiringSoon(head, now)) && (
        <Suspense fallback={null}>
          <ExpiryNotice heads={heads} now={now} />
        </Suspense>
      )}
      {isEmpty && cases && (
        <Text color="fg.muted">
          {cases === 'failed'
            ? 'Não foi possível ler os casos deste navegador. '
            : 'Um caso guarda assuntos, dossiês e notas, cifrados com uma senha sua, para continuar outro dia. '}
          <AppLink to={path}>{cases === 'failed' ? 'Ver o motivo' : 'Criar um caso'}</AppLink>
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label="Casos neste navegador" mx="-3" hidden={isEmpty}>
        {open && (
          <CaseRow path={path} icon={<LuFolderOpen />} title={formatCaseTitle(open.contents)}>
            aberto, com {formatCounted(open.contents.subjects.length, 'assunto', 'assuntos')}
          </CaseRow>
        )}
        {closed.slice(0, open ? limit - 1 : limit).map((head) => (
          <CaseRow key={head.id} path={path} icon={<LuFolderLock />} title={nameClosedCase(head)}>
            {head.owner === undefined ? 'abra com a senha dele' : 'fechado, alterado '}
            {head.owner !== undefined && <RelativeTime at={head.savedAt} />}
          </CaseRow>
        ))}
      </Box>
    </Panel>
  )
}

type CaseRowProps = { path: Path; icon: ReactNode; title: string; children: ReactNode }

const CaseRow = ({ path, icon, title, children }: CaseRowProps) => (
  <Flex as="li" css={row}>
    <Box as="span" aria-hidden="true" color="primary.fg" fontSize="18px">
      {icon}
    </Box>
    <Box minW="0">
      <AppLink to={path} css={rowLink}>
        {title}
      </AppLink>
      <Text color="fg.muted" textStyle="small">
        {children}
      </Text>
    </Box>
  </Flex>
)

const row = {
  position: 'relative',
  alignItems: 'center',
  gap: '3',
  px: '3',
  py: '2',
  borderRadius: 'control',
  _hover: { bg: 'bg.hover' },
} as const

/** The link covers its row. */
const rowLink = {
  display: 'block',
  color: 'fg',
  fontWeight: '600',
  truncate: true,
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const
