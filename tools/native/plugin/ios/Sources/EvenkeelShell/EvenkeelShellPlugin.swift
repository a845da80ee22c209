import AVFoundation
import Capacitor
import StoreKit
import UIKit

/// The device's side of `web/packages/native`: each method here is called by its name there.
@objc(EvenkeelShellPlugin)
public class EvenkeelShellPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "EvenkeelShellPlugin"
    public let jsName = "EvenkeelShell"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "cookie", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "setTorch", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "requestReview", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "products", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "buy", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "restore", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "unfinished", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "finish", returnType: CAPPluginReturnPromise)
    ]

    private let store = Store()

    /// A cookie of our server, as the device's own HTTP keeps it. An empty answer where there is none.
    @objc func cookie(_ call: CAPPluginCall) {
        guard let text = call.getString("url"), let url = URL(string: text), let name = call.getString("name") else {
            return call.reject("cookie needs url and name")
        }
        let found = HTTPCookieStorage.shared.cookies(for: url)?.first { $0.name == name }
        call.resolve(found.map { ["value": $0.value] } ?? [:])
    }

    @objc func setTorch(_ call: CAPPluginCall) {
        let wanted = call.getBool("isLit", false)
        guard let device = AVCaptureDevice.default(for: .video), device.hasTorch else {
            return call.resolve(["isLit": false])
        }
        do {
            try device.lockForConfiguration()
            defer { device.unlockForConfiguration() }
            device.torchMode = wanted ? .on : .off
            call.resolve(["isLit": wanted])
        } catch {
            call.reject(error.localizedDescription)
        }
    }

    @objc func requestReview(_ call: CAPPluginCall) {
        DispatchQueue.main.async {
            if let scene = self.bridge?.viewController?.view.window?.windowScene {
                SKStoreReviewController.requestReview(in: scene)
            }
            call.resolve()
        }
    }

    @objc func products(_ call: CAPPluginCall) {
        answer(call) { ["products": try await self.store.products(call.getArray("productIds", String.self) ?? [])] }
    }

    @objc func buy(_ call: CAPPluginCall) {
        guard let productId = call.getString("productId") else { return call.reject("buy needs productId") }
        answer(call) { try await self.store.buy(productId) }
    }

    @objc func restore(_ call: CAPPluginCall) {
        answer(call) { ["purchases": try await self.store.restore()] }
    }

    @objc func unfinished(_ call: CAPPluginCall) {
        answer(call) { ["purchases": await self.store.unfinished()] }
    }

    @objc func finish(_ call: CAPPluginCall) {
        guard let transaction = call.getString("transaction") else { return call.reject("finish needs transaction") }
        answer(call) {
            await self.store.finish(transaction)
            return [:]
        }
    }

    private func answer(_ call: CAPPluginCall, _ work: @escaping () async throws -> PluginCallResultData) {
        Task {
            do {
                call.resolve(try await work())
            } catch {
                call.reject(error.localizedDescription)
            }
        }
    }
}
