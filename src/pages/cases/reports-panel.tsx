import { Box, Center, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuFileText, LuListChecks, LuX } from 'react-icons/lu'
import { openReport } from '@/cases/adopt-from-case.ts'
import type { CaseReport } from '@/cases/contents.ts'
import { removeKeptReport } from '@/cases/edits.ts'
import { editCase } from '@/cases/open-case.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { rowCss, tileCss } from './row-css.ts'

type ReportsPanelProps = { reports: readonly CaseReport[]; isReadOnly: boolean }

/** The dossiês and batches of the case. Each opens again as it was. */
export const ReportsPanel = ({ reports, isReadOnly }: ReportsPanelProps) => (
  <Panel title="Dossiês e lotes">
    {reports.length === 0 ? (
      <Text color="fg.muted">
        Um dossiê ou um lote entra aqui por “Adicionar ao caso”, no alto do resultado.
      </Text>
    ) : (
      <Box
        as="ul"
        listStyleType="none"
        divideY="1px"
        aria-label="Dossiês e lotes do caso"
        mx={{ base: '-2', md: '-3' }}
      >
        <MotionRows>
          {reports.map((report) => (
            <MotionRow key={report.id}>
              <ReportRow report={report} isReadOnly={isReadOnly} />
            </MotionRow>
          ))}
        </MotionRows>
      </Box>
    )}
  </Panel>
)

type ReportRowProps = { report: CaseReport; isReadOnly: boolean }

function ReportRow({ report, isReadOnly }: ReportRowProps) {
  const navigate = useNavigateTo()
  const { kind, title, subject, name, at, counts } = report
  const Icon = kind === 'dossie' ? LuFileText : LuListChecks
  const open = () => {
    const path = openReport(report)
    if (path) navigate(path)
    else
      notify.error('Você não pode abrir este resultado, ou a página dele não existe mais', { duration: 6000 })
  }
  return (
    <Flex align="center" gap="1">
      <chakra.button type="button" css={rowCss} onClick={open}>
        <Center as="span" css={tileCss} aria-hidden="true">
          <Icon />
        </Center>
        <Box as="span" flex="1" minW="0">
          <Flex as="span" columnGap="2" wrap="wrap" align="baseline">
            <Text as="span" fontWeight="600" overflowWrap="anywhere">
              {title}
            </Text>
            {name && (
              <Text as="span" overflowWrap="anywhere">
                {name}
              </Text>
            )}
            {subject && (
              <Text as="span" color="fg.muted" textStyle="small" whiteSpace="nowrap">
                {subject}
              </Text>
            )}
          </Flex>
          <Flex as="span" columnGap="2" wrap="wrap" color="fg.muted" textStyle="small" mt="0.5">
            <span>{describeCounts(report)}</span>
            {counts.failed > 0 && (
              <Text as="span" color="fg.error">
                {formatCounted(counts.failed, 'falha', 'falhas')}
              </Text>
            )}
            <RelativeTime at={at} />
          </Flex>
        </Box>
      </chakra.button>
      {!isReadOnly && (
        <RemoveFromCase
          name={title}
          onClick={() => {
            editCase(removeKeptReport(report.id))
            announce('Tirado do caso')
          }}
        />
      )}
    </Flex>
  )
}

function describeCounts({ kind, counts }: CaseReport): string {
  const { found, incomplete, total } = counts
  const parts =
    kind === 'dossie' ? formatCounted(total, 'parte', 'partes') : formatCounted(total, 'linha', 'linhas')
  const answered = formatCounted(found, 'encontrada', 'encontradas')
  const lacking = incomplete > 0 ? `, ${formatCounted(incomplete, 'incompleta', 'incompletas')}` : ''
  return `${parts}, ${answered}${lacking}`
}

/** Removes an entry from the case. */
export const RemoveFromCase = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <IconButton
    variant="ghost"
    minW={{ base: '11', md: '9' }}
    minH={{ base: '11', md: '9' }}
    aria-label={`Tirar do caso: ${name}`}
    title="Tirar do caso"
    onClick={onClick}
  >
    <LuX aria-hidden="true" />
  </IconButton>
)
