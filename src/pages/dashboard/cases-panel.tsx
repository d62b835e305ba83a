import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { LuFolderLock, LuFolderOpen } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { proxy, ref } from 'valtio/vanilla'
import { onCaseMessage } from '@/cases/case-tabs.ts'
import { isExpiringSoon, nameClosedCase } from '@/cases/closed-case.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { casesPath, useOpenCase } from '@/cases/open-case.ts'
import type { StoredHead } from '@/cases/record.ts'
import { listCases } from '@/cases/store.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { auth } from '@/state/auth.ts'
import { userKey } from '@/state/profile.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'

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
            fechado, alterado <RelativeTime at={head.savedAt} />
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

type StoredCases = {
  /** The key of the account whose cases these are. */
  account?: string
  cases?: readonly StoredHead[] | 'failed'
}

const stored = proxy<StoredCases>({})

async function read() {
  const account = userKey(auth.profile)
  const answer = await listCases()
  if (account !== userKey(auth.profile)) return
  stored.account = account
  stored.cases = 'problem' in answer ? 'failed' : ref(answer.value.heads)
}

// The browser opens the database while React renders.
void read()
onCaseMessage(() => void read())

/** True until the list has been used: the first panel shows what was just read. */
let isNew = true

function readAgain() {
  if (!isNew || stored.account !== userKey(auth.profile)) void read()
  isNew = false
}

/**
 * Lists the stored cases of the current account, and follows changes in all tabs. `undefined` at first, `failed` if the
 * browser cannot read them: the page of cases says why.
 */
function useStoredCases(): StoredCases['cases'] {
  useEffect(readAgain, [])
  const { account, cases } = useSnapshot(stored)
  return account === userKey(auth.profile) ? cases : undefined
}
