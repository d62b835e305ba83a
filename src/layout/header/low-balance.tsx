import { Button } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuCoins } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { credits } from '@/generated/credits.ts'
import { formatBalance } from '@/lib/format/credits.ts'
import { formatAccountAmount } from '@/lib/format/quantity.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { balance, followBalance, readLowBalance } from '@/state/credits/balance.ts'
import { RouteLink } from '@/ui/navigation/route-link.tsx'

/**
 * A link to the credits with the balance, while it is known and low. An unknown balance shows nothing. Narrow headers have no
 * room for its unit.
 */
export function LowBalance() {
  const { current } = useSnapshot(balance)
  useEffect(() => followBalance(), [])
  const low = readLowBalance(current)
  const path = accessiblePath(credits?.page)
  if (low === undefined || !path) return null
  return (
    <Button
      asChild
      variant="surface"
      colorPalette="warning"
      size="sm"
      alignSelf="center"
      px={{ base: '2', md: '3' }}
      me="1"
      h={{ base: '11', md: '8' }}
      fontVariantNumeric="tabular-nums"
      aria-label={`Saldo baixo: ${formatBalance(low)}`}
      title={`Saldo baixo: ${formatBalance(low)}`}
    >
      <RouteLink to={path}>
        <LuCoins aria-hidden="true" /> {formatAccountAmount(low)}
      </RouteLink>
    </Button>
  )
}
