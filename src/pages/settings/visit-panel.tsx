import { Panel } from '@/ui/page/panel.tsx'
import { PreferenceChoice, PreferenceSwitch } from './preference-fields.tsx'

/** The preferences that are not saved. */
export function VisitPanel() {
  return (
    <Panel title="Nesta visita" description="Vale até recarregar a página.">
      <PreferenceChoice name="contentWidth" />
      <PreferenceChoice name="navBarType" />
      <PreferenceChoice name="footerType" />
      <PreferenceSwitch name="menuHidden" />
    </Panel>
  )
}
