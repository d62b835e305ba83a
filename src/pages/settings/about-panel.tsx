import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { app } from '@/generated/app.ts'
import { build } from '@/lib/build.ts'
import { createDateFormat } from '@/lib/format/intl.ts'
import CopyDiagnosis, { readEnvironmentKind } from '@/session/copy-diagnosis.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const withZone = createDateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Says which build this is, for a support request. */
export function AboutPanel() {
  return (
    <Panel
      title="Sobre"
      description="O que o suporte precisa saber. O diagnóstico não leva seu nome nem o que você consultou."
    >
      <Box as="dl" css={entries}>
        {app.version !== undefined && (
          <Entry name="Produto">
            {app.product} {app.version}
          </Entry>
        )}
        <Entry name="Versão">{build ? `${build.version} do software` : 'Desenvolvimento'}</Entry>
        {build?.commit && (
          <Entry name="Commit">
            <code>{build.commit}</code>
          </Entry>
        )}
        {build && (
          <Entry name="Construído em">
            <time dateTime={build.builtAt}>{withZone.format(Date.parse(build.builtAt))}</time>
          </Entry>
        )}
        <Entry name="Ambiente">{readEnvironmentKind()}</Entry>
      </Box>
      <CopyDiagnosis />
    </Panel>
  )
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const entries = {
  display: 'grid',
  gap: '3',
  mb: '5',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: '1',
    columnGap: '4',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { minW: '0' },
  '& code': { fontFamily: 'mono', overflowWrap: 'anywhere' },
} as const
