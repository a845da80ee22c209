import Capacitor
import StoreKit

/// StoreKit 2. A purchase travels as the signed transaction (JWS), which our server verifies; nothing is unlocked here.
final class Store {
    struct NotSold: LocalizedError {
        let productId: String
        var errorDescription: String? { "The store does not know \(productId)." }
    }

    func products(_ productIds: [String]) async throws -> [JSObject] {
        try await Product.products(for: productIds).map { ["productId": $0.id, "price": $0.displayPrice] }
    }

    /// Bought, cancelled, or pending until somebody else agrees; the last comes back through `unfinished`.
    func buy(_ productId: String) async throws -> JSObject {
        guard let product = try await Product.products(for: [productId]).first else {
            throw NotSold(productId: productId)
        }
        switch try await product.purchase() {
        case .success(let signed):
            return ["kind": "bought", "purchase": await purchase(signed)]
        case .userCancelled:
            return ["kind": "cancelled"]
        case .pending:
            return ["kind": "pending"]
        @unknown default:
            return ["kind": "cancelled"]
        }
    }

    /// Asks the store again, with the person's password if it wants one.
    func restore() async throws -> [JSObject] {
        try await AppStore.sync()
        var found: [JSObject] = []
        for await signed in Transaction.currentEntitlements {
            found.append(await purchase(signed))
        }
        return found
    }

    func unfinished() async -> [JSObject] {
        var found: [JSObject] = []
        for await signed in Transaction.unfinished {
            found.append(await purchase(signed))
        }
        return found
    }

    func finish(_ jws: String) async {
        for await signed in Transaction.unfinished where signed.jwsRepresentation == jws {
            await signed.unsafePayloadValue.finish()
        }
    }

    private func purchase(_ signed: VerificationResult<Transaction>) async -> JSObject {
        [
            "productId": signed.unsafePayloadValue.productID,
            "transaction": signed.jwsRepresentation,
            "countryCode": await Storefront.current?.countryCode ?? ""
        ]
    }
}
