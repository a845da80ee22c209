package app.evenkeel.shell;

import android.webkit.CookieManager;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.google.android.play.core.review.ReviewManager;
import com.google.android.play.core.review.ReviewManagerFactory;
import java.util.List;
import org.json.JSONException;

/** The device's side of web/packages/native: each method here is called by its name there. */
@CapacitorPlugin(name = "EvenkeelShell")
public class EvenkeelShellPlugin extends Plugin {

    private Store store;

    @Override
    public void load() {
        store = new Store(getContext());
    }

    /** A cookie of our server, as the device's own HTTP keeps it. An empty answer where there is none. */
    @PluginMethod
    public void cookie(PluginCall call) {
        String prefix = call.getString("name") + "=";
        String kept = CookieManager.getInstance().getCookie(call.getString("url"));
        JSObject answer = new JSObject();
        for (String cookie : (kept == null ? "" : kept).split("; ")) {
            if (cookie.startsWith(prefix)) {
                answer.put("value", cookie.substring(prefix.length()));
            }
        }
        call.resolve(answer);
    }

    /** The page lights it itself here: WebView knows the camera's torch. */
    @PluginMethod
    public void setTorch(PluginCall call) {
        call.unimplemented();
    }

    @PluginMethod
    public void requestReview(PluginCall call) {
        ReviewManager reviews = ReviewManagerFactory.create(getContext());
        reviews
            .requestReviewFlow()
            .addOnCompleteListener(flow -> {
                if (flow.isSuccessful()) {
                    reviews.launchReviewFlow(getActivity(), flow.getResult());
                }
                call.resolve();
            });
    }

    @PluginMethod
    public void products(PluginCall call) {
        store.products(productIds(call), answer(call, "products"));
    }

    @PluginMethod
    public void buy(PluginCall call) {
        store.buy(getActivity(), call.getString("productId"), new Store.Answer<JSObject>() {
            @Override
            public void is(JSObject outcome) {
                call.resolve(outcome);
            }

            @Override
            public void failed(String why) {
                call.reject(why);
            }
        });
    }

    @PluginMethod
    public void restore(PluginCall call) {
        store.owned(true, answer(call, "purchases"));
    }

    @PluginMethod
    public void unfinished(PluginCall call) {
        store.owned(false, answer(call, "purchases"));
    }

    @PluginMethod
    public void finish(PluginCall call) {
        store.finish(call.getString("transaction"), new Store.Answer<JSObject>() {
            @Override
            public void is(JSObject nothing) {
                call.resolve();
            }

            @Override
            public void failed(String why) {
                call.reject(why);
            }
        });
    }

    private static List<String> productIds(PluginCall call) {
        try {
            JSArray ids = call.getArray("productIds", new JSArray());
            return ids.toList();
        } catch (JSONException malformed) {
            return List.of();
        }
    }

    private static Store.Answer<JSArray> answer(PluginCall call, String name) {
        return new Store.Answer<JSArray>() {
            @Override
            public void is(JSArray list) {
                call.resolve(new JSObject().put(name, list));
            }

            @Override
            public void failed(String why) {
                call.reject(why);
            }
        };
    }
}
