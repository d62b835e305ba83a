import { useSnapshot } from 'valtio'
import { themeChoice } from '@/lib/preference-choices.ts'
import { semiDarkObstacle } from '@/lib/semi-dark.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { PreferenceChoice, PreferenceSwitch } from './preference-fields.tsx'

export function AppearancePanel() {
  const values = useSnapshot(preferences)
  return (
    <Panel title="Tema e cores" description="Guardados neste navegador.">
      <ChoiceField
        label={themeChoice.label}
        options={themeChoice.options}
        value={values.darkMode ? 'dark' : 'light'}
        onChange={(theme) => setPreference('darkMode', theme === 'dark')}
      />
      <PreferenceChoice name="skin" help="Com borda, os painéis se separam por linhas em vez de sombras." />
      <PreferenceSwitch
        name="semiDarkMode"
        help="Menu lateral escuro sobre o tema claro."
        disabledReason={semiDarkObstacle(values)}
      />
      <PreferenceSwitch name="isMonochrome" help="Tudo em tons de cinza." />
    </Panel>
  )
}
