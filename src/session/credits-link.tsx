import type { ButtonProps } from '@chakra-ui/react'
import { createContext, useContext } from 'react'
import { credits } from '@/generated/credits.ts'
import type { Path } from '@/generated/paths.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { handOver } from '@/state/hand-over.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** The query that the user sent when the credits did not suffice. */
export type CreditsReturn = {
  /** The title of the consulta, batch or dossiê, without a value of the query. */
  title: string
  path: Path
  /** Runs before the page opens, and gives it back what was typed. */
  prepare?: () => unknown
}

/** Tells the page of the credits where its link back leads. */
export const creditsReturn = handOver<CreditsReturn>()

/** The way back that links inside a section give to the page of the credits. */
export const CreditsReturnContext = createContext<CreditsReturn | undefined>(undefined)

type CreditsLinkProps = Omit<ButtonProps, 'type' | 'onClick'> & { back?: CreditsReturn | undefined }

/** Leads to the page of the credits, which leads back. Nothing if the user may not see that page. */
export function CreditsLink({ back, ...props }: CreditsLinkProps) {
  const inherited = useContext(CreditsReturnContext)
  const shown = back ?? inherited
  const path = accessiblePath(credits?.page)
  if (!path) return null
  return (
    <ButtonLink
      to={path}
      minH={touchHeight}
      onClick={() => (shown ? creditsReturn.give(path, shown) : creditsReturn.clear())}
      {...props}
    >
      Ver créditos
    </ButtonLink>
  )
}
