export { startPrinter } from '../emit/printer.ts'
export { runAndWrite } from '../run.ts'
export { main } from './main.ts'
