import { Box, Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Muted } from '../basics.tsx'
import { goals, type Hiring, methods } from './hiring-schema.ts'
import { type Opening, plans, sizes } from './opening-schema.ts'

/** The answers of a step by their label. */
type ReviewRows = Record<string, string | undefined>

/** Returns the answers of each section. */
export const listOpeningRows = ({ company, address, access }: Opening): ReviewRows[] => [
  {
    CNPJ: company.cnpj,
    'Razão social': company.name,
    Porte: sizes[company.size as keyof typeof sizes],
  },
  { CEP: address.cep, Endereço: `${address.street}, ${address.number}`, Cidade: address.city },
  { Plano: plans[access.plan as keyof typeof plans], 'E-mail': access.email },
]

/** Returns the answers of each step. */
export const listHiringRows = (hiring: Readonly<Hiring>): ReviewRows[] => [
  { Empresa: hiring.company, CNPJ: hiring.document, 'E-mail': hiring.contact },
  { Objetivo: goals[hiring.goal as keyof typeof goals] },
  { Pessoas: hiring.seats, Convite: hiring.invite || 'Texto padrão' },
  { Forma: methods[hiring.method as keyof typeof methods], Vencimento: `Dia ${hiring.dueDay}` },
]

type ReviewProps = {
  steps: readonly { title: string; id?: string }[]
  /** The answers of each step. */
  rows: readonly ReviewRows[]
  skipped?: readonly string[]
  /** Frames each step. */
  isFramed?: boolean
  onStepChange: (step: number) => void
}

/** All answers before submission, with a button back to each step. A skipped step says so. */
export const Review = ({ steps, rows, skipped = [], isFramed, onStepChange }: ReviewProps) => (
  <Stack gap={isFramed ? '4' : '5'}>
    {rows.map((answers, step) => (
      <Box
        key={steps[step]?.title}
        {...(isFramed ? { borderWidth: '1px', borderRadius: 'control', px: '4', py: '3' } : {})}
      >
        <Flex justify="space-between" align="center" mb="1">
          <chakra.h4 fontWeight="600">{steps[step]?.title}</chakra.h4>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="primary"
            aria-label={`Alterar ${steps[step]?.title}`}
            onClick={() => onStepChange(step)}
          >
            Alterar
          </Button>
        </Flex>
        {skipped.includes(steps[step]?.id ?? '') ? (
          <Muted>Etapa pulada</Muted>
        ) : (
          <Grid as="dl" templateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }} columnGap="4">
            {Object.entries(answers).map(([label, value]) => (
              <Fragment key={label}>
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd overflowWrap="anywhere" mb={{ base: '2', sm: '1' }}>
                  {value || '–'}
                </chakra.dd>
              </Fragment>
            ))}
          </Grid>
        )}
      </Box>
    ))}
  </Stack>
)
