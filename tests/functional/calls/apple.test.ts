import { test as base, expect } from '../../support/fixtures'
import { anAddress, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

/** With the stand-in that plays Apple. Without it, login.test.ts sees the refusal. */
const test = base.extend('withApple', async ({ startServer }) =>
  startServer({ flags: { '--apple-sign-in': 'stand_in' } }),
)

test('who made an account with Apple signs in with it, needs no address for it, and validate names it', async ({
  withApple: server,
}) => {
  const email_address = anAddress()
  const apple_authorization_code = 'stand-in:mira:mira@example.org'
  const made = await aVisitor(server).createAccount({ email_address, apple_authorization_code })
  expect(made.status).toBe(201)
  const { status, body } = await aVisitor(server).api.post<{ member: { member_id: string } }>('/account/login', {
    apple_authorization_code,
  })
  expect(status).toBe(200)
  expect(body.member.member_id).toBe(made.body.member.member_id)
  const report = await aVisitor(server).api.post('/account/validate', { email_address })
  expect(report.body).toMatchObject({ sign_in_methods: ['apple', 'email_link'] })
})

test('one Apple ID opens one account, also of several at once', async ({ withApple: server }) => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => aVisitor(server).createAccount({ apple_authorization_code: 'stand-in:twin' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const again = await aVisitor(server).createAccount({ apple_authorization_code: 'stand-in:twin' })
  expectRefusal(again, 409, 'account_exists', 'apple_authorization_code')
})

test('an account with the same address is not opened by Apple alone', async ({ withApple: server }) => {
  const email_address = anAddress()
  await aVisitor(server).createAccount({ email_address })
  const answer = await aVisitor(server).api.post('/account/login', {
    apple_authorization_code: `stand-in:stranger:${email_address}`,
  })
  expectRefusal(answer, 401, 'login_failed', 'apple_authorization_code')
})

test('a code that Apple does not confirm opens nothing', async ({ withApple: server }) => {
  const apple_authorization_code = 'made up'
  const login = await aVisitor(server).api.post('/account/login', { apple_authorization_code })
  expectRefusal(login, 401, 'login_failed', 'apple_authorization_code')
  const made = await aVisitor(server).createAccount({ apple_authorization_code })
  expectRefusal(made, 401, 'login_failed', 'apple_authorization_code')
})
