import { CasesButton } from './cases-button.tsx'
import { LowBalance } from './low-balance.tsx'

/** The buttons of the header that load when the page is shown and the browser is idle. */
export default function LateButtons() {
  return (
    <>
      <LowBalance />
      <CasesButton />
    </>
  )
}
