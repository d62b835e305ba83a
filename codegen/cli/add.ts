import { type Command, CommandError } from './command.ts'

export const add: Command = async () => {
  throw new CommandError('add ainda não existe')
}
