import { Box, Grid } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { preferenceChoices, preferenceSwitches, themeChoice } from '@/lib/preference-choices.ts'
import { semiDarkObstacle } from '@/lib/semi-dark.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { drawings } from './drawings.ts'

type ChoiceKey = keyof typeof preferenceChoices

const switchKeys = Object.keys(preferenceSwitches) as (keyof typeof preferenceSwitches)[]

/** All preferences, the most visible first. The menu's layout is offered on wide screens only. */
export function PreferenceChoices() {
  const values = useSnapshot(preferences)
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Choice name="skin" />
      <ChoiceCards
        {...themeChoice}
        drawings={drawings.theme}
        value={values.darkMode ? 'dark' : 'light'}
        onChange={(theme) => setPreference('darkMode', theme === 'dark')}
      />
      <Choice name="contentWidth" />
      <Box hideBelow="xl">
        <Choice name="type" />
      </Box>
      <Box gridColumn="1 / -1">
        <Choice name="navBarType" />
      </Box>
      <Box gridColumn="1 / -1">
        <Choice name="footerType" />
      </Box>
      <Box gridColumn="1 / -1" borderTopWidth="1px" pt="2">
        {switchKeys.map((key) => (
          <SwitchField
            key={key}
            label={preferenceSwitches[key]}
            checked={values[key]}
            {...(key === 'semiDarkMode' ? withObstacle(values) : {})}
            onChange={(on) => setPreference(key, on)}
          />
        ))}
      </Box>
    </Grid>
  )
}

function withObstacle(values: Parameters<typeof semiDarkObstacle>[0]) {
  const help = semiDarkObstacle(values)
  return { help, disabled: help !== undefined }
}

function Choice({ name }: { name: ChoiceKey }) {
  const { [name]: value } = useSnapshot(preferences)
  return (
    <ChoiceCards<string>
      {...preferenceChoices[name]}
      drawings={drawings[name]}
      value={value}
      onChange={(chosen) => setPreference(name, chosen as typeof value)}
    />
  )
}
