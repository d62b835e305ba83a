import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'

/** The settings of the simulated account. */
export const accountSettings = {
  doubleCheck: ['Verificação em duas etapas', 'Pede um código a cada novo aparelho.'],
  publicProfile: ['Perfil visível para a equipe', 'Nome, função e retrato.'],
  weeklyDigest: ['Resumo da semana', 'Toda segunda-feira, às 8h.'],
} as const

export type SettingKey = keyof typeof accountSettings

const settingsSchema = z.object({
  doubleCheck: z.boolean(),
  publicProfile: z.boolean(),
  weeklyDigest: z.boolean(),
})

const { state, change } = createDemoStore('switch', settingsSchema, () => ({
  doubleCheck: true,
  publicProfile: false,
  weeklyDigest: true,
}))

export const savedSettings = state

export const saveSetting = (key: SettingKey, isOn: boolean) =>
  change((all) => {
    all[key] = isOn
  })
