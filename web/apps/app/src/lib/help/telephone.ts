/** Only what a telephone dials: "0800 111 0 111, option 5" keeps its number and leaves the words. */
const dialled = (number: string) => (/^[+\d\s()/-]+/.exec(number)?.[0] ?? number).replaceAll(/[^+\d]/g, '')

export const telephone = (number: string) => `tel:${dialled(number)}`

export const textMessage = (number: string) => `sms:${dialled(number)}`
