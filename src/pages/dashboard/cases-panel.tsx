import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuFolderLock, LuFolderOpen } from 'react-icons/lu'
import { nameClosedCase } from '@/cases/case-texts.ts'
import { casesPath } from '@/cases/cases-path.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { canEncrypt } from '@/cases/crypto.ts'
import { storeProblemTexts } from '@/cases/problems.ts'
import { type ShownCase, useOpenCase } from '@/cases/use-open-case.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useCaseList } from '@/pages/cases/use-case-list.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

const limit = 3

/** The open case, and the newest of the stored ones. Renders nothing where there are no cases. */
export default function CasesPanel() {
  const path = casesPath()
  return path && canEncrypt() ? <StoredCases path={path} /> : null
}

function StoredCases({ path }: { path: Path }) {
  const { listed, refresh } = useCaseList()
  const open = useOpenCase()
  const heads = listed && 'heads' in listed ? listed.heads : []
  const closed = heads.filter(({ id }) => id !== open?.id)
  const isEmpty = listed !== undefined && 'heads' in listed && !open && closed.length === 0
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
      {listed && 'problem' in listed && (
        <Flex gap="3" align="center" wrap="wrap">
          <Text color="fg.muted" flex="1 1 16rem">
            {storeProblemTexts[listed.problem]}
          </Text>
          <Button variant="outline" colorPalette="neutral" minH={touchHeight} onClick={refresh}>
            Tentar de novo
          </Button>
        </Flex>
      )}
      {isEmpty && (
        <Text color="fg.muted">
          Um caso guarda assuntos, dossiês e notas, cifrados com uma senha sua, para continuar outro dia.{' '}
          <AppLink to={path}>Criar um caso</AppLink>
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label="Casos neste navegador" mx="-3" hidden={isEmpty}>
        {open && <OpenCaseRow path={path} open={open} />}
        {closed.slice(0, open ? limit - 1 : limit).map((head) => (
          <CaseLink
            key={head.id}
            path={path}
            icon={<LuFolderLock />}
            title={nameClosedCase(head)}
            detail={
              <>
                fechado, alterado <RelativeTime at={head.savedAt} />
              </>
            }
          />
        ))}
      </Box>
    </Panel>
  )
}

const OpenCaseRow = ({ path, open: { contents } }: { path: Path; open: ShownCase }) => (
  <CaseLink
    path={path}
    icon={<LuFolderOpen />}
    title={formatCaseTitle(contents)}
    detail={`aberto, com ${formatCounted(contents.subjects.length, 'assunto', 'assuntos')}`}
  />
)

type CaseLinkProps = { path: Path; icon: ReactNode; title: string; detail: ReactNode }

const CaseLink = ({ path, icon, title, detail }: CaseLinkProps) => (
  <Flex as="li" css={row}>
    <Box as="span" aria-hidden="true" color="primary.fg" fontSize="18px">
      {icon}
    </Box>
    <Box minW="0">
      <AppLink to={path} css={rowLink}>
        {title}
      </AppLink>
      <Text color="fg.muted" textStyle="small">
        {detail}
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
