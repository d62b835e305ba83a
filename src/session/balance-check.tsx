import { Box, type ButtonProps, Text } from '@chakra-ui/react'
import { roundCredits } from '@manifest/contract/credits.ts'
import { createContext, useContext, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { credits } from '@/generated/credits.ts'
import { formatCredits } from '@/lib/format/credits.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { balance, isBalanceOffered, watchBalance } from '@/state/credits/balance.ts'
import { type CreditsReturn, setCreditsReturn } from '@/state/credits/return.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

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
  if (missing <= 0) return <Text color="fg.muted">Seu saldo é de {formatCredits(current.credits)}.</Text>
  return (
    <Box mt="3" p="4" bg="bg.warning" color="fg.warning" borderRadius="control" textStyle="body">
      <Text>
        Seu saldo é de {formatCredits(current.credits)} e pode não bastar: {missing < 2 ? 'falta' : 'faltam'}{' '}
        até {formatCredits(missing)}. {consequence}
      </Text>
      <CreditsLink mt="3" size="sm" variant="outline" colorPalette="warning" back={back} />
    </Box>
  )
}

/** What the page of the credits leads back to, for links inside sections. */
export const CreditsReturnContext = createContext<CreditsReturn | undefined>(undefined)

type CreditsLinkProps = Omit<ButtonProps, 'type' | 'onClick'> & { back?: CreditsReturn | undefined }

/** Leads to the page of the credits, which leads back. Nothing if the user may not see that page. */
export function CreditsLink({ back, ...props }: CreditsLinkProps) {
  const inherited = useContext(CreditsReturnContext)
  const path = accessiblePath(credits?.page)
  if (!path) return null
  return (
    <ButtonLink to={path} minH={touchHeight} onClick={() => setCreditsReturn(back ?? inherited)} {...props}>
      Ver créditos
    </ButtonLink>
  )
}
