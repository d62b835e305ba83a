import { Box, Text } from '@chakra-ui/react'
import { roundCredits } from '@manifest/contract/credits.ts'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { formatBalance, formatCredits } from '@/lib/format/credits.ts'
import { balance, isBalanceOffered, watchBalance } from '@/state/credits/balance.ts'
import { CreditsLink, type CreditsReturn } from './credits-link.tsx'

type BalanceCheckProps = {
  /** The most credits that the queries may cost. */
  total: number
  /** Says what happens when the balance is used up. */
  consequence: string
  back?: CreditsReturn | undefined
}

/** Compares a total with the balance before it is spent. Says nothing while the balance is not known. */
export function BalanceCheck(props: BalanceCheckProps) {
  return isBalanceOffered() && props.total > 0 ? <KnownBalance {...props} /> : null
}

function KnownBalance({ total, consequence, back }: BalanceCheckProps) {
  const { current } = useSnapshot(balance)
  useEffect(() => watchBalance(), [])
  if (current.status !== 'known') return null
  const missing = roundCredits(total - current.credits)
  if (missing <= 0) return <Text color="fg.muted">Seu saldo é de {formatBalance(current.credits)}.</Text>
  return (
    <Box mt="3" p="4" bg="bg.warning" color="fg.warning" borderRadius="control" textStyle="body">
      <Text>
        Seu saldo é de {formatBalance(current.credits)} e pode não bastar: {missing < 2 ? 'falta' : 'faltam'}{' '}
        até {formatCredits(missing)}. {consequence}
      </Text>
      <CreditsLink mt="3" size="sm" variant="outline" colorPalette="warning" back={back} />
    </Box>
  )
}
