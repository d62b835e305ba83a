import { Box, Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { goals, type Hiring, hiringSteps, methods } from './hiring-schema.ts'

type Rows = readonly (readonly [label: string, value: string | undefined])[]

const buildRows = (hiring: Readonly<Hiring>): Record<string, Rows> => ({
  company: [
    ['Empresa', hiring.company],
    ['CNPJ', hiring.document],
    ['E-mail', hiring.contact],
  ],
  goal: [['Objetivo', goals[hiring.goal as keyof typeof goals]]],
  team: [
    ['Pessoas', hiring.seats],
    ['Convite', hiring.invite || 'Texto padrão'],
  ],
  payment: [
    ['Forma', methods[hiring.method as keyof typeof methods]],
    ['Vencimento', `Dia ${hiring.dueDay}`],
  ],
})

type HiringReviewProps = {
  hiring: Readonly<Hiring>
  skipped: readonly string[]
  onStepChange: (step: number) => void
}

/** All answers with a button back to each step. A skipped step says so. */
export function HiringReview({ hiring, skipped, onStepChange }: HiringReviewProps) {
  const rows = buildRows(hiring)
  return (
    <Stack gap="4">
      {hiringSteps.slice(0, -1).map(({ id, title }, step) => (
        <Box key={id} borderWidth="1px" borderRadius="control" px="4" py="3">
          <Flex justify="space-between" align="center" mb="1">
            <chakra.h4 fontWeight="600">{title}</chakra.h4>
            <Button
              type="button"
              size="xs"
              variant="ghost"
              aria-label={`Alterar ${title}`}
              onClick={() => onStepChange(step)}
            >
              Alterar
            </Button>
          </Flex>
          {skipped.includes(id) ? (
            <Text color="fg.muted">Etapa pulada</Text>
          ) : (
            <Grid
              as="dl"
              templateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
              columnGap="4"
            >
              {rows[id]?.map(([label, value]) => (
                <Fragment key={label}>
                  <chakra.dt color="fg.muted">{label}</chakra.dt>
                  <chakra.dd overflowWrap="anywhere">{value || '–'}</chakra.dd>
                </Fragment>
              ))}
            </Grid>
          )}
        </Box>
      ))}
    </Stack>
  )
}
