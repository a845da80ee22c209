import { type Config, openServiceClient, type ServiceClient } from '@evenkeel/api'
import { stored } from '../device/stored'

const config = stored<Config>('config')

let opened: { url: string; client: ServiceClient } | undefined

const isOnThisMachine = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Where the service listens, as seen from this page. A server on this machine has several names, and a browser takes each
 * for a site of its own, with its own cookies: the service is called by the name in the address bar.
 */
export function serviceUrlFrom(page: string, serviceUrl: string): string {
  const [here, there] = [new URL(page), new URL(serviceUrl)]
  if (!isOnThisMachine(here) || !isOnThisMachine(there)) return serviceUrl
  there.hostname = here.hostname
  return there.href.replace(/\/$/, '')
}

/**
 * The quiz and HRV service, where the last configuration said that it lives. Without one (a browser that keeps nothing)
 * it is taken to live beside the page.
 */
export function serviceApi(told = config.read()?.service_url): ServiceClient {
  const { origin } = location
  const url = serviceUrlFrom(origin, told ?? origin)
  if (opened?.url !== url) opened = { url, client: openServiceClient(url) }
  return opened.client
}
