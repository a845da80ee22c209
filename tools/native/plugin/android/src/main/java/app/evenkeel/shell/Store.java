package app.evenkeel.shell;

import android.app.Activity;
import android.content.Context;
import com.android.billingclient.api.AcknowledgePurchaseParams;
import com.android.billingclient.api.BillingClient;
import com.android.billingclient.api.BillingClient.BillingResponseCode;
import com.android.billingclient.api.BillingClient.ProductType;
import com.android.billingclient.api.BillingClientStateListener;
import com.android.billingclient.api.BillingFlowParams;
import com.android.billingclient.api.BillingResult;
import com.android.billingclient.api.GetBillingConfigParams;
import com.android.billingclient.api.PendingPurchasesParams;
import com.android.billingclient.api.ProductDetails;
import com.android.billingclient.api.ProductDetails.PricingPhase;
import com.android.billingclient.api.Purchase;
import com.android.billingclient.api.Purchase.PurchaseState;
import com.android.billingclient.api.QueryProductDetailsParams;
import com.android.billingclient.api.QueryPurchasesParams;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import java.util.ArrayList;
import java.util.List;

/** Play Billing. A purchase travels as its token, with which our server asks Google; nothing is unlocked here. */
final class Store {

    interface Answer<T> {
        void is(T value);

        void failed(String why);
    }

    private final BillingClient client;
    /** Of the purchase that is on the screen: there is one at most. */
    private Answer<JSObject> buying;
    private String country = "";

    Store(Context context) {
        client = BillingClient.newBuilder(context)
            .setListener(this::onPurchases)
            .enablePendingPurchases(PendingPurchasesParams.newBuilder().enableOneTimeProducts().build())
            .build();
    }

    void products(List<String> productIds, Answer<JSArray> answer) {
        connected(answer, () ->
            details(productIds, answer, found -> {
                JSArray list = new JSArray();
                for (ProductDetails product : found) {
                    list.put(new JSObject().put("productId", product.getProductId()).put("price", priceOf(product)));
                }
                answer.is(list);
            })
        );
    }

    void buy(Activity activity, String productId, Answer<JSObject> answer) {
        connected(answer, () ->
            details(List.of(productId), answer, found -> {
                if (found.isEmpty()) {
                    answer.failed("The store does not know " + productId + ".");
                    return;
                }
                buying = answer;
                ProductDetails product = found.get(0);
                var chosen = BillingFlowParams.ProductDetailsParams.newBuilder()
                    .setProductDetails(product)
                    .setOfferToken(product.getSubscriptionOfferDetails().get(0).getOfferToken())
                    .build();
                var flow = BillingFlowParams.newBuilder().setProductDetailsParamsList(List.of(chosen)).build();
                activity.runOnUiThread(() -> client.launchBillingFlow(activity, flow));
            })
        );
    }

    /** Lists the purchases of this store account: all of them, or only those that were not acknowledged. */
    void owned(boolean isAll, Answer<JSArray> answer) {
        connected(answer, () -> {
            var params = QueryPurchasesParams.newBuilder().setProductType(ProductType.SUBS).build();
            client.queryPurchasesAsync(params, (result, purchases) -> {
                if (isFailed(result, answer)) return;
                JSArray list = new JSArray();
                for (Purchase purchase : purchases) {
                    boolean isPaid = purchase.getPurchaseState() == PurchaseState.PURCHASED;
                    if (isPaid && (isAll || !purchase.isAcknowledged())) list.put(written(purchase));
                }
                answer.is(list);
            });
        });
    }

    /** Without it Google gives the money back after three days. */
    void finish(String token, Answer<JSObject> answer) {
        connected(answer, () -> {
            var params = AcknowledgePurchaseParams.newBuilder().setPurchaseToken(token).build();
            client.acknowledgePurchase(params, result -> {
                if (!isFailed(result, answer)) answer.is(new JSObject());
            });
        });
    }

    private void onPurchases(BillingResult result, List<Purchase> purchases) {
        Answer<JSObject> waiting = buying;
        buying = null;
        if (waiting == null) return;
        if (result.getResponseCode() == BillingResponseCode.USER_CANCELED) {
            waiting.is(new JSObject().put("kind", "cancelled"));
            return;
        }
        if (isFailed(result, waiting)) return;
        Purchase purchase = purchases.get(0);
        if (purchase.getPurchaseState() != PurchaseState.PURCHASED) {
            waiting.is(new JSObject().put("kind", "pending"));
            return;
        }
        waiting.is(new JSObject().put("kind", "bought").put("purchase", written(purchase)));
    }

    private JSObject written(Purchase purchase) {
        return new JSObject()
            .put("productId", purchase.getProducts().get(0))
            .put("transaction", purchase.getPurchaseToken())
            .put("countryCode", country);
    }

    /** The price of the period that renews, not that of a reduced first one. */
    private static String priceOf(ProductDetails product) {
        List<PricingPhase> phases =
            product.getSubscriptionOfferDetails().get(0).getPricingPhases().getPricingPhaseList();
        return phases.get(phases.size() - 1).getFormattedPrice();
    }

    private interface Found {
        void are(List<ProductDetails> products);
    }

    private void details(List<String> productIds, Answer<?> answer, Found found) {
        List<QueryProductDetailsParams.Product> wanted = new ArrayList<>();
        for (String id : productIds) {
            wanted.add(
                QueryProductDetailsParams.Product.newBuilder().setProductId(id).setProductType(ProductType.SUBS).build()
            );
        }
        var params = QueryProductDetailsParams.newBuilder().setProductList(wanted).build();
        client.queryProductDetailsAsync(params, (result, answered) -> {
            if (!isFailed(result, answer)) found.are(answered.getProductDetailsList());
        });
    }

    private void connected(Answer<?> answer, Runnable work) {
        if (client.isReady()) {
            work.run();
            return;
        }
        client.startConnection(new BillingClientStateListener() {
            @Override
            public void onBillingSetupFinished(BillingResult result) {
                if (isFailed(result, answer)) return;
                client.getBillingConfigAsync(GetBillingConfigParams.newBuilder().build(), (ignored, config) -> {
                    country = config == null ? "" : config.getCountryCode();
                    work.run();
                });
            }

            @Override
            public void onBillingServiceDisconnected() {
                // The next call connects again.
            }
        });
    }

    private static boolean isFailed(BillingResult result, Answer<?> answer) {
        if (result.getResponseCode() == BillingResponseCode.OK) return false;
        answer.failed(result.getDebugMessage());
        return true;
    }
}
