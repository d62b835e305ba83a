import { useSnapshot } from 'valtio'
import {
  preferenceChoices,
  preferenceSwitches,
  semiDarkObstacle,
  themeChoice,
} from '@/lib/preference-choices.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'

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

export function PreferenceChoice({ name, help }: { name: keyof typeof preferenceChoices; help?: string }) {
  const { [name]: value } = useSnapshot(preferences)
  const { label, options } = preferenceChoices[name]
  return (
    <ChoiceField<string>
      label={label}
      help={help}
      options={options}
      value={value}
      onChange={(chosen) => setPreference(name, chosen as typeof value)}
    />
  )
}

type PreferenceSwitchProps = {
  name: keyof typeof preferenceSwitches
  help?: string
  /** The reason why the switch is disabled, shown instead of the help. */
  disabledReason?: string | undefined
}

export function PreferenceSwitch({ name, help, disabledReason }: PreferenceSwitchProps) {
  const { [name]: checked } = useSnapshot(preferences)
  return (
    <SwitchField
      label={preferenceSwitches[name]}
      help={disabledReason ?? help}
      disabled={disabledReason !== undefined}
      checked={checked}
      onChange={(on) => setPreference(name, on)}
    />
  )
}
